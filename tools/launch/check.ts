/** `npm run launch:check`: what is left to do before the site opens to the public. It does not stop a build. */
import { existsSync, readFileSync } from 'node:fs';
import { projectFindings } from '../content-check/project.ts';
import { checkFiles, valueOf } from '../content-check/engine/content.ts';
import { LOGO, readContent, readLogo } from '../content-check/engine/read-content.ts';
import { counted } from '../content-check/engine/mistake.ts';
import { documentFindings } from './documents.ts';
import { endpointFindings } from './endpoints.ts';
import { mailFindings } from './mail-domain.ts';
import { licencePlaceholders, logoPlaceholders, placeholders } from './placeholders.ts';
import { placeFindings } from './places.ts';
import { type Finding, launchReport } from './report.ts';
import { searchFindings } from './searches.ts';
import { isReserved, readSettings } from './settings.ts';
import { transportFindings } from './transport.ts';

const LICENCE = 'LICENSE.md';

const files = checkFiles(readContent('.'));
const { mistakes } = await projectFindings('.');
const says = `${counted(mistakes.length, 'mistake')}, which \`npm run content:check\` lists`;
const mistaken: readonly Finding[] = mistakes.length === 0 ? [] : [{ place: 'content/', says }];

const { origin, delivery, findings: ofSettings } = readSettings(process.env);
const endpoints = [
  // A form service is asked by sending a message, and only so.
  ['PUBLIC_CONTACT_ENDPOINT', delivery?.service ? undefined : delivery?.contactEndpoint],
  ['PUBLIC_CHECKOUT_ENDPOINT', delivery?.checkoutEndpoint],
] as const;
const { security } = valueOf(files, 'policies') ?? {};
const domain = valueOf(files, 'company')?.email.split('@')[1] ?? '';

const asked = await Promise.all([
  ...endpoints.map(([name, address]) =>
    address === undefined || origin === undefined ? [] : endpointFindings(name, address, origin),
  ),
  security
    ? transportFindings(
        [origin, delivery?.contactEndpoint, delivery?.checkoutEndpoint].filter(
          (address) => !isReserved(URL.parse(address ?? '')?.hostname ?? ''),
        ),
        security.transport,
      )
    : [],
  // An invented address stands among the placeholders.
  domain === '' || isReserved(domain) ? [] : mailFindings(domain),
]);

const marked = [
  ...files.flatMap((file) => placeholders(file, files)),
  ...logoPlaceholders({ file: LOGO, text: readLogo('.') ?? '' }),
  ...licencePlaceholders({ file: LICENCE, text: existsSync(LICENCE) ? readFileSync(LICENCE, 'utf8') : '' }),
  ...placeFindings(files),
];
const findings = [
  ...marked,
  ...documentFindings(files, delivery),
  // Facts that do not exist are among the mistakes.
  ...(mistakes.length === 0 ? searchFindings(readFileSync('docs/search.md', 'utf8'), files) : []),
  ...mistaken,
  ...ofSettings,
  ...asked.flat(),
];
console.log(launchReport(findings));
process.exitCode = findings.length === 0 ? 0 : 1;
