// The variables that the build inlines for the browser. Next replaces these exact expressions, so each is written out
// in full; no yup, since this is in the first load of every page. An empty text means unset, as everywhere.
const rawEnv = (value: string | undefined) => (value === '' ? undefined : value)

export const env = {
  /** The address of the API: a path of this origin, or another origin. */
  apiUrl: rawEnv(process.env.NEXT_PUBLIC_API_URL) ?? '/api',
  /** The id of the web analytics tag; without one, no consent is requested and nothing is loaded. */
  analyticsId: rawEnv(process.env.NEXT_PUBLIC_ANALYTICS_ID),
  /** The DSN for browser errors, when it is known at build time. */
  sentryDsn: rawEnv(process.env.NEXT_PUBLIC_SENTRY_DSN),
}
