/** The tests bring the settings that they ask for: without those of the machine, which may be a site's that sends. */
for (const name of Object.keys(process.env))
  if (name.startsWith('PUBLIC_')) Reflect.deleteProperty(process.env, name);
