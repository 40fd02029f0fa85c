/**
 * `npm run launch:check`: what is left to do before the site opens to the public. With the address of the site it asks that
 * too, and with `--report` it prints the hand-over's paper. It does not stop a build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { git } from '../../integrations/git.ts';
import { isoDate } from '../../src/domain/time/dates.ts';
import { projectFindings } from '../content-check/project.ts';
import { checkFiles, valueOf } from '../content-check/engine/content.ts';
import { LOGO, readContent, readLogo } from '../content-check/engine/read-content.ts';
import { counted } from '../content-check/engine/mistake.ts';
import { readArguments } from './arguments.ts';
import { documentFindings } from './documents.ts';
import { endpointFindings } from './endpoints.ts';
import { liveFindings, liveLines } from './live/checked.ts';
import { builtPages, liveChecks } from './live/site.ts';
import { mailFindings } from './mail-domain.ts';
import { paper } from './paper.ts';
import { licencePlaceholders, logoPlaceholders, placeholders } from './placeholders.ts';
import { placeFindings } from './places.ts';
import { type Finding, launchReport, type Question } from './report.ts';
import { searchFindings } from './searches.ts';
import { isReserved, publicSettings, readSettings } from './settings.ts';
import { transportFindings } from './transport.ts';

const LICENCE = 'LICENSE.md';

const typed = readArguments(process.argv.slice(2));
if (typeof typed === 'string') {
  console.error(typed);
  process.exit(1);
}
const { site } = typed;

const files = checkFiles(readContent('.'));
const { mistakes } = await projectFindings('.');
const says = `${counted(mistakes.length, 'mistake')}, which \`npm run content:check\` lists`;
const mistaken: readonly Finding[] = mistakes.length === 0 ? [] : [{ place: 'content/', says }];

// The site that is asked goes by its own name.
const isNamed = site !== undefined && !isReserved(new URL(site).hostname);
const environment = isNamed ? { PUBLIC_SITE_URL: site, ...process.env } : process.env;
const { origin, delivery, findings: ofSettings } = readSettings(environment);
const endpoints = [
  // A form service is asked by sending a message, and only so.
  ['PUBLIC_CONTACT_ENDPOINT', delivery?.service ? undefined : delivery?.contactEndpoint],
  ['PUBLIC_CHECKOUT_ENDPOINT', delivery?.checkoutEndpoint],
] as const;
const { security } = valueOf(files, 'policies') ?? {};
const company = valueOf(files, 'company');
const domain = company?.email.split('@')[1] ?? '';

const [ofEndpoints, ofTransport, ofMail, live] = await Promise.all([
  Promise.all(
    endpoints.flatMap(([name, address]) =>
      address === undefined || origin === undefined ? [] : [endpointFindings(name, address, origin)],
    ),
  ),
  security
    ? transportFindings(
        // A live site says by itself what it speaks.
        [
          site === undefined ? origin : undefined,
          delivery?.contactEndpoint,
          delivery?.checkoutEndpoint,
        ].filter((address) => !isReserved(URL.parse(address ?? '')?.hostname ?? '')),
        security.transport,
      )
    : [],
  // An invented address stands among the placeholders.
  domain === '' || isReserved(domain) ? [] : mailFindings(domain),
  site === undefined
    ? undefined
    : liveChecks(site, {
        ...{ origin: origin ?? site, delivery, transport: security?.transport },
        ...{ built: builtPages('dist'), now: new Date() },
      }),
]);

const isSending = delivery?.contactEndpoint !== undefined || delivery?.checkoutEndpoint !== undefined;

/** In the order in which they are printed. */
const questions: readonly Question[] = [
  {
    what: 'Placeholders, and promises to confirm',
    findings: [
      ...files.flatMap((file) => placeholders(file, files)),
      ...logoPlaceholders({ file: LOGO, text: readLogo('.') ?? '' }),
      ...licencePlaceholders({ file: LICENCE, text: existsSync(LICENCE) ? readFileSync(LICENCE, 'utf8') : '' }),
      ...placeFindings(files),
    ],
  },
  { what: 'The legal documents', findings: documentFindings(files, delivery) },
  {
    what: 'What people search for',
    // Facts that do not exist are among the mistakes.
    findings: mistakes.length === 0 ? searchFindings(readFileSync('docs/search.md', 'utf8'), files) : [],
    unasked: mistakes.length > 0 && 'the content has mistakes',
  },
  { what: 'Mistakes in the content', findings: mistaken },
  { what: 'The settings of the build', findings: ofSettings },
  {
    what: 'The endpoints, asked as browsers ask',
    findings: ofEndpoints.flat(),
    unasked: ofEndpoints.length === 0 && 'a form service, or none, is set',
  },
  { what: 'The TLS of their servers', findings: ofTransport, unasked: !isSending && 'none is set' },
  {
    what: 'The mail domain’s MX, SPF, DKIM and DMARC',
    findings: ofMail,
    unasked: isReserved(domain) && 'the mailbox is a placeholder',
  },
];
const findings = questions.flatMap((question) => question.findings);
const place = `The live site ${site ?? ''}`;
const liveTodo = liveFindings(place, live ?? []);

const { name = '', legalName = '' } = company ?? {};
const isChanged = git('.', 'status', '--short') !== '';
console.log(
  typed.report
    ? paper({
        ...{ company: { name, legalName }, site: site ?? origin ?? '', day: isoDate(new Date()) },
        commit: `${git('.', 'rev-parse', '--short=12', 'HEAD').trim()}${isChanged ? ', with changes that are not committed' : ''}`,
        repository: git('.', 'remote', 'get-url', 'origin').trim(),
        ...{ questions, live, findings: [...findings, ...liveTodo], settings: publicSettings(environment) },
      })
    : launchReport(findings, live && { lines: liveLines(place, live), findings: liveTodo }),
);
process.exitCode = findings.length + liveTodo.length === 0 ? 0 : 1;
