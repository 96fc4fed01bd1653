import { isNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Group } from '@/services/auth/actor.rules'
import type { Register } from '@/services/auth/register.schema'
import { createdAt, instant, reference } from './columns'
import { companies } from './companies'

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    firstName: text('first_name').notNull(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    permissionsGroups: text('permissions_groups').$type<Group>().array().notNull(),
    /** The company that they act for now. */
    companyId: integer('company_id').references(() => companies.id),
    /** A customer's own company, from the first time that they act for another one; before that the same as the active one. */
    homeCompanyId: integer('home_company_id').references(() => companies.id),
    isCompanyAdmin: boolean('is_company_admin').notNull().default(false),
    responsibleId: integer('responsible_id'),
    nps: boolean('nps').notNull().default(false),
    active: boolean('active').notNull().default(true),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Until when a temporary password opens a session; null for one that its owner chose. */
    passwordExpiresAt: instant('password_expires_at'),
    lastLogin: instant('last_login'),
    createdAt: createdAt(),
    /** A deleted user keeps the row, because history names it; the e-mail becomes free. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email_unique')
      .on(sql`lower(${t.email})`)
      .where(isNull(t.deletedAt)),
    index('users_company').on(t.companyId),
    index('users_home_company').on(sql`coalesce(${t.homeCompanyId}, ${t.companyId})`),
    index('users_search').using('gin', sql`plain_text(${t.firstName}) gin_trgm_ops`, t.email.op('gin_trgm_ops')),
  ],
)

/** Companies that a VENDEDOR (buyer or salesperson) may act for. */
export const permittedCompanies = pgTable(
  'permitted_companies',
  {
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    companyId: reference('company_id', () => companies.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.companyId] })],
)

/**
 * One row per refresh token issued in the last six months: the records of access that the law wants kept (Marco Civil da
 * Internet, art. 15). A family is one log-in. Only the hash is kept.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    familyId: uuid('family_id').notNull(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    /** When the family began; its first token may be forgotten already. */
    loggedInAt: instant('logged_in_at').notNull().defaultNow(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  // By expiry besides: of a family's months of tokens only the last ones can be alive.
  (t) => [
    index('refresh_tokens_family_alive').on(t.familyId, t.expiresAt),
    index('refresh_tokens_user_alive').on(t.userId, t.expiresAt),
  ],
)

/** A link to choose a new password: single use, one hour. Only the hash is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: serial('id').primaryKey(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('password_resets_user').on(t.userId)],
)

/** A registration as it was typed, with a hash instead of the password. */
export type Applicant = Pick<Register, 'full_name' | 'email' | 'phone' | 'company' | 'address'> & {
  passwordHash: string
  consent: { version: string; ipAddress: string }
}

/**
 * Registrations whose e-mail is not confirmed. They take neither e-mail nor CNPJ; the row goes when the link of the mail is
 * used, or has expired. Only the hash of the link's token is kept.
 */
export const registrations = pgTable('registrations', {
  id: serial('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  applicant: jsonb('applicant').$type<Applicant>().notNull(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
})

/** Attempts counted by `rate-limiter-flexible`, whose table this is: shared by all copies of the application. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
