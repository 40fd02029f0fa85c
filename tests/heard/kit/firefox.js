// Nothing that asks, fetches or fills in by itself.
user_pref('accessibility.force_disabled', -1);
user_pref('app.update.enabled', false);
user_pref('browser.aboutwelcome.enabled', false);
user_pref('browser.formfill.enable', false);
user_pref('browser.newtabpage.enabled', false);
user_pref('browser.sessionstore.resume_from_crash', false);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.startup.homepage_override.mstone', 'ignore');
user_pref('browser.urlbar.suggest.searches', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('extensions.formautofill.addresses.enabled', false);
// Or links are visited or not by what is remembered in time.
user_pref('places.history.enabled', false);
user_pref('signon.rememberSignons', false);
user_pref('toolkit.telemetry.reportingpolicy.firstRun', false);
user_pref('trailhead.firstrun.didSeeAboutWelcome', true);
