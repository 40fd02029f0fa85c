/** Removes the machine's settings, which may be settings of a site that sends. Tests set what they need. */
for (const name of Object.keys(process.env))
  if (name.startsWith('PUBLIC_')) Reflect.deleteProperty(process.env, name);
