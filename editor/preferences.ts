/** Sveltia's own, read as it starts. It would close a form once it is saved, and with it the page beside it. */
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false });
