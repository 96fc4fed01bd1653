import { object, string, number, type InferType, ValidationError } from 'yup'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { tmpdir } from 'node:os'
import { DEFAULT_RISK_TABLE, parseRiskTable } from '@/services/credit/risk-classes.rules'
import { isNfseDay, RENTAL_DOCUMENTS } from '@/services/billing/documents/document-kinds.rules'
import { isPixKey, PIX_CITY_LENGTH, PIX_NAME_LENGTH } from '@/services/billing/payments/pix.rules'
import { parseDsn } from '@/services/monitoring/dsn.rules'

/** yup's own url() refuses http://localhost:3000. */
const address = /^https?:\/\/[^\s/]+/

const onOff = string().oneOf(['on', 'off'])

const dsn = () =>
  string().test(
    'dsn',
    'must be a DSN such as https://key@o1.ingest.example/2',
    (value) => !value || parseDsn(value) !== null,
  )

const withSerasa = () =>
  string().when('SERASA_URL', ([url]: unknown[], setting) =>
    url ? setting.required('is required with SERASA_URL') : setting,
  )

const withPayments = () =>
  string().when('PAYMENTS_URL', ([url]: unknown[], setting) =>
    url ? setting.required('is required with PAYMENTS_URL') : setting,
  )

/** Who is paid by Pix: all of it or nothing, as banks show it. */
const withPixKey = (longest: number) =>
  string()
    .matches(/^[\x21-\x7e][\x20-\x7e]*$/, 'must be without accents')
    .max(longest, `must have at most ${longest} characters`)
    .when('PIX_KEY', ([key]: unknown[], setting) => (key ? setting.required('is required with PIX_KEY') : setting))

/** A made-up document must never reach a real customer. */
const fiscalIssuer = () =>
  string()
    .oneOf(['manual', 'sandbox'], 'must be manual or sandbox')
    .when(['DEMO_DATA', 'NODE_ENV'], ([demo, environment]: unknown[], setting) =>
      demo === 'on' || environment === 'test'
        ? setting
        : setting.test('real', 'must be manual: sandbox makes documents up', (value) => value !== 'sandbox'),
    )

/** Where customers are real the provider is too: with demo data and in tests alone a sandbox stands in for it. */
const withClicksign = (beside: string[] = []) =>
  string().when(
    ['SIGNATURE_PROVIDER', 'DEMO_DATA', 'NODE_ENV', ...beside],
    ([provider, demo, environment, other]: unknown[], setting) => {
      const isStoodIn = (demo === 'on' || environment === 'test') && !other
      return provider === 'clicksign' && !isStoodIn
        ? setting.required('is required with SIGNATURE_PROVIDER=clicksign')
        : setting
    },
  )

const schema = object({
  NODE_ENV: string().oneOf(['development', 'production', 'test']).default('development'),
  PORT: number().integer().min(0).max(65535).default(3000),
  /** The address to listen on; without it, all of this machine. */
  HOST: string().test(
    'host',
    'must be an IP address or localhost',
    (value) => !value || value === 'localhost' || isIP(value) > 0,
  ),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .required('is required: `npm start` sets it when it starts the embedded database'),
  DATABASE_POOL: number().integer().min(1).max(200).default(10),
  APP_URL: string()
    .matches(address, 'must be an address such as https://arrenda.example')
    .default('http://localhost:3000'),
  SECRET_KEY: string().min(32, 'must have at least 32 characters').required('is required with DATABASE_URL'),
  /** How long the body of a request may stand still until its connection is closed. */
  BODY_STALL_MS: number().integer().min(100).max(300_000).default(20_000),
  /** How long an idle connection stays open; the launcher sets it (scripts/launch/settings.mjs). */
  KEEP_ALIVE_MS: number().integer().min(1_000).max(900_000),
  /** How many reverse proxies stand in front, whose `X-Forwarded-For` is believed. */
  TRUST_PROXY: number().integer().min(0).max(10).default(0),
  DEMO_DATA: onOff.default('off'),
  /** /api/docs and /api/openapi.json; by default in development and with demo data only. */
  API_DOCS: onOff,
  LOG_LEVEL: string().oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  S3_ENDPOINT: string().matches(address, { message: 'must be an address', excludeEmptyString: true }),
  S3_BUCKET: string(),
  S3_REGION: string().default('auto'),
  S3_ACCESS_KEY: string(),
  S3_SECRET_KEY: string(),
  /** A ClamAV that scans uploaded documents; without it they are not scanned. */
  VIRUS_SCANNER_URL: string().matches(/^tcp:\/\/[^\s/:]+:\d+$/, {
    message: 'must be an address such as tcp://localhost:3310',
    excludeEmptyString: true,
  }),
  VIRUS_SCANNER_TIMEOUT_MS: number().integer().min(100).max(120_000).default(30_000),
  SMTP_URL: string().matches(/^smtps?:\/\//, {
    message: 'must begin with smtp:// or smtps://',
    excludeEmptyString: true,
  }),
  MAIL_FROM: string().default('Arrenda <nao-responda@arrenda.example>'),
  /** How long a mail waits whose event also stands under the bell. */
  MAIL_DELAY_MS: number().integer().min(0).max(3_600_000).default(300_000),
  /** Where equipment comes back to, as return labels print it; a semicolon parts the lines. */
  RETURNS_ADDRESS: string().trim().max(200),
  /** Where invoices are paid to; without it they carry no Pix code. With demo data a made-up one. */
  PIX_KEY: string().test(
    'pix-key',
    'must be a key of Pix: e-mail, +55 phone, CPF or CNPJ in digits, or a random key',
    (value) => !value || isPixKey(value),
  ),
  PIX_NAME: withPixKey(PIX_NAME_LENGTH),
  PIX_CITY: withPixKey(PIX_CITY_LENGTH),
  /** Who registers boletos; without it staff type their lines. With demo data and in tests a sandbox stands in. */
  PAYMENTS_URL: string().matches(address, { message: 'must be an address', excludeEmptyString: true }),
  PAYMENTS_TOKEN: withPayments(),
  PAYMENTS_WEBHOOK_SECRET: withPayments(),
  PAYMENTS_TIMEOUT_MS: number().integer().min(100).max(120_000).default(30_000),
  /** What documents a rental, until the day from which it is an NFS-e (docs/brazil.md); without a day, always. */
  RENTAL_DOCUMENT: string()
    .oneOf(RENTAL_DOCUMENTS, `must be ${RENTAL_DOCUMENTS.join(' or ')}`)
    .default('FATURA_LOCACAO'),
  RENTAL_NFSE_FROM: string().test(
    'day',
    'must be a day such as 2027-01-01',
    (value) => value === undefined || isNfseDay(value),
  ),
  /** Who issues NFS-e: manual, staff upload them; sandbox makes them up, the default with demo data and in tests. */
  FISCAL_ISSUER: fiscalIssuer(),
  SENTRY_DSN: dsn(),
  NEXT_PUBLIC_SENTRY_DSN: dsn(),
  /** network: ViaCEP, then BrasilAPI; sandbox: a built-in table, the default with demo data and in tests. */
  POSTAL_CODE_PROVIDER: string().oneOf(['network', 'sandbox']),
  CREDIT_QUERY_DELAY_MS: number().integer().min(0).default(60_000),
  /** From which score a risk class holds and what it may owe a month: `version:score=limit,…`, six falling pairs. */
  CREDIT_RISK_TABLE: string()
    .default(DEFAULT_RISK_TABLE)
    .test('risk-table', `must be a table such as ${DEFAULT_RISK_TABLE}`, (value) => parseRiskTable(value) !== null),
  /** Without it credit queries are refused; with demo data and in tests a sandbox of the project's own stands in. */
  SERASA_URL: string().matches(address, { message: 'must be an address', excludeEmptyString: true }),
  SERASA_CLIENT_ID: withSerasa(),
  SERASA_CLIENT_SECRET: withSerasa(),
  SERASA_REPORT_CNPJ: string().default('RELATORIO_BASICO_PJ_PME'),
  SERASA_REPORT_CPF: string().default('RELATORIO_BASICO_PF_PME'),
  SERASA_TIMEOUT_MS: number().integer().min(100).max(120_000).default(30_000),
  /** builtin: personal links of ours; clicksign: a provider, or with demo data and in tests a sandbox that stands in for it. */
  SIGNATURE_PROVIDER: string().oneOf(['builtin', 'clicksign']).default('builtin'),
  SIGNATURE_URL: string()
    .matches(address, { message: 'must be an address', excludeEmptyString: true })
    .default('https://app.clicksign.com'),
  SIGNATURE_TOKEN: withClicksign(),
  SIGNATURE_WEBHOOK_SECRET: withClicksign(['SIGNATURE_TOKEN']),
  SIGNATURE_TIMEOUT_MS: number().integer().min(100).max(120_000).default(30_000),
})

export type Settings = InferType<typeof schema>

/**
 * Parses the environment once. `npm start`, `npm run api` and the tests set what has no default.
 * @throws Error with one line per bad value that names it.
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  try {
    return schema.validateSync(withoutEmpty(env), { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const lines = error.inner.map(({ path = 'setting', message }) => `${path} ${message.replace(`${path} `, '')}`)
    throw new Error(`Bad settings: ${lines.join('; ')}`)
  }
}

function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
}

let parsed: Settings | undefined

/** The settings of this process, parsed at the first call. */
export const settings = (): Settings =>
  (parsed ??= parseSettings({
    ...process.env,
    // Named, so that a value given to the build alone is here too.
    NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN,
  }))

/** Where uploaded files live when no S3-compatible store is configured. */
export function filesDirectory(): string {
  const { DATA_DIR, NODE_ENV } = settings()
  return NODE_ENV === 'test' ? join(tmpdir(), `arrenda-files-${process.pid}`) : resolve(DATA_DIR, 'files')
}
