/** Letters and digits of the common kind, as mail servers in general take them, and a host with a dot. */
export const isEmail = (value: string): boolean =>
  /^[A-Za-z\d_'+-]+(?:\.[A-Za-z\d_'+-]+)*@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/u.test(value);
