/**
 * The current version of the privacy policy, to which a consent refers. Any change to the policy's text
 * (`components/users/privacyPolicy.content.ts`) needs a new version; users are then asked for their consent again.
 */
export const PRIVACY_POLICY_VERSION = '2026-11-29'

/** The contact of the data protection officer (LGPD, art. 41). */
export const DATA_OFFICER = 'privacidade@arrenda.example'
