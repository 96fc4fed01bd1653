import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core'
import type { RequestStatus } from '@/services/users/erasure.rules'
import type { PrivacyKind } from '@/services/users/privacy-requests.rules'
import { users } from './auth'
import { createdAt, instant, reference } from './columns'

/** `export`: a copy that somebody downloaded by themselves. */
export type PrivacyRequestKind = 'export' | PrivacyKind

const ofUser = () => reference('user_id', () => users.id)

/** Which version of the privacy policy a person agreed to, when and from where (LGPD, art. 8). */
export const privacyConsents = pgTable(
  'privacy_consents',
  {
    id: serial('id').primaryKey(),
    userId: ofUser(),
    version: text('version').notNull(),
    ipAddress: text('ip_address').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('privacy_consents_user').on(t.userId)],
)

/**
 * What a person asked of their own data (LGPD, art. 18); `pending`, `done` or `refused`. Somebody without an account has
 * `name` and `email` instead of a user. `message` is the answer. The deadline follows from `createdAt` (`privacyDueOn`).
 */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id),
    name: text('name'),
    email: text('email'),
    kind: text('kind').$type<PrivacyRequestKind>().notNull(),
    text: text('text'),
    status: text('status').$type<RequestStatus>().notNull().default('pending'),
    message: text('message'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    decidedById: integer('decided_by_id').references(() => users.id),
  },
  (t) => [
    index('privacy_requests_user').on(t.userId),
    index('privacy_requests_pending')
      .on(t.createdAt)
      .where(sql`status = 'pending'`),
    check('privacy_requests_person', sql`(user_id is null) = (name is not null and email is not null)`),
  ],
)

/** Answers to the rating question; a null score says that it was closed before scoring. */
export const npsAnswers = pgTable(
  'nps_answers',
  {
    id: serial('id').primaryKey(),
    userId: ofUser(),
    score: smallint('score'),
    feedback: text('feedback'),
    createdAt: createdAt(),
    feedbackAt: instant('feedback_at'),
  },
  (t) => [index('nps_answers_user').on(t.userId), index('nps_answers_created').on(t.createdAt, t.score)],
)
