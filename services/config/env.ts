// What the build takes in for the browser. Next puts the values in place of these very words, so each is named in
// full; yup stays out, since this is in the first load of every page. Empty means not given, as everywhere.
const rawEnv = (value: string | undefined) => (value === '' ? undefined : value)

export const env = {
  /** Where the API is: a path of this origin, or another origin. */
  apiUrl: rawEnv(process.env.NEXT_PUBLIC_API_URL) ?? '/api',
  /** The web analytics tag; without one nobody is asked and nothing is loaded. */
  analyticsId: rawEnv(process.env.NEXT_PUBLIC_ANALYTICS_ID),
  /** Where the browser's errors belong, when the build knows it already. */
  sentryDsn: rawEnv(process.env.NEXT_PUBLIC_SENTRY_DSN),
}
