/** What `make` gives for a key, made once. */
export function remembered<Value>(): (key: string, make: () => Value) => Value {
  const made = new Map<string, Value>();
  return (key, make) => {
    const value = made.get(key) ?? make();
    made.set(key, value);
    return value;
  };
}
