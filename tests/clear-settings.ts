/** Deletes the site's settings from the environment of this machine. Each test sets those that it needs. */
for (const name of Object.keys(process.env))
  if (name.startsWith('PUBLIC_')) Reflect.deleteProperty(process.env, name);
