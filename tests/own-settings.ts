/** Removes the machine's settings, which may be those of a site that sends. Tests bring their own. */
for (const name of Object.keys(process.env))
  if (name.startsWith('PUBLIC_')) Reflect.deleteProperty(process.env, name);
