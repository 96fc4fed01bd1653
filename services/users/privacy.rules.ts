/**
 * The privacy policy that holds now: what a consent names. Whoever changes what the policy says
 * (`components/users/privacyPolicy.content.ts`) changes the version too; people are then asked again.
 */
export const PRIVACY_POLICY_VERSION = '2026-11-21'

/** Who answers for personal data (LGPD, art. 41). */
export const DATA_OFFICER = 'privacidade@arrenda.example'
