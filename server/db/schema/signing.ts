import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, reference } from './columns'
import { documentFiles, orderDocuments } from './orders'

export type SignerRole = 'signer' | 'witness'

/** sign: to read and sign; copy: to fetch the signed copy. */
export type SigningPurpose = 'sign' | 'copy'

export type EvidenceEvent = 'invited' | 'opened' | 'code_sent' | 'signed' | 'declined'

export const signers = pgTable(
  'signers',
  {
    id: serial('id').primaryKey(),
    documentId: reference('document_id', () => orderDocuments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    cpf: text('cpf').notNull(),
    /** signer or witness. */
    role: text('role').$type<SignerRole>().notNull(),
    position: integer('position').notNull(),
    notifiedAt: instant('notified_at'),
    /** Until when their newest link of ours can be used; null where a provider asked them. */
    linkExpiresAt: instant('link_expires_at'),
    /** How often they have been reminded since they were asked, by whomever. */
    reminders: integer('reminders').notNull().default(0),
    /** When it was found that it ran out unsigned; asked anew, it has not. */
    lapsedAt: instant('lapsed_at'),
    signedAt: instant('signed_at'),
    declinedAt: instant('declined_at'),
    declineReason: text('decline_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('signers_cpf').on(t.documentId, t.cpf, t.role),
    index('signers_lapsing')
      .on(t.linkExpiresAt)
      .where(sql`${t.signedAt} is null and ${t.declinedAt} is null and ${t.lapsedAt} is null`),
    // Whose signature is asked for now, by e-mail.
    index('signers_asked')
      .on(sql`lower(${t.email})`)
      .where(
        sql`${t.notifiedAt} is not null and ${t.signedAt} is null and ${t.declinedAt} is null and ${t.lapsedAt} is null`,
      ),
  ],
)

/** A personal link to one document. Of its key and of the codes only hashes are kept; a newer link closes the ones before it. */
export const signingLinks = pgTable(
  'signing_links',
  {
    id: serial('id').primaryKey(),
    signerId: reference('signer_id', () => signers.id, { onDelete: 'cascade' }),
    /** What it shows: what is to be signed, or the copy that everyone has signed. */
    fileId: reference('file_id', () => documentFiles.id, { onDelete: 'cascade' }),
    /** sign: read and sign; copy: read what was signed. */
    purpose: text('purpose').$type<SigningPurpose>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** Used, replaced or run out. */
    closedAt: instant('closed_at'),
    openedAt: instant('opened_at'),
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    /** Wrong codes since the last one was sent. */
    codeTries: integer('code_tries').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('signing_links_open')
      .on(t.signerId, t.purpose)
      .where(sql`${t.closedAt} is null`),
    index('signing_links_file').on(t.fileId),
  ],
)

/**
 * What proves a signature: who did what, on which bytes, when and from where. Append-only: the database refuses UPDATE,
 * DELETE and TRUNCATE.
 */
export const signingEvidence = pgTable(
  'signing_evidence',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    documentId: reference('document_id', () => orderDocuments.id),
    fileId: reference('file_id', () => documentFiles.id),
    /** Refers to nobody: who is taken off leaves what they did behind, with their name. */
    signerId: integer('signer_id').notNull(),
    /** invited, opened, code_sent, signed or declined. */
    event: text('event').$type<EvidenceEvent>().notNull(),
    /** Of the file, as it was then. */
    sha256: text('sha256').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    cpf: text('cpf').notNull(),
    role: text('role').$type<SignerRole>().notNull(),
    /** What they typed as their name. */
    typedName: text('typed_name'),
    /** The sentence that they agreed to. */
    consent: text('consent'),
    reason: text('reason'),
    address: text('address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (t) => [index('signing_evidence_file').on(t.fileId, t.id)],
)

/** A document that a provider lets people sign. One is under way per document at most. */
export const signingEnvelopes = pgTable(
  'signing_envelopes',
  {
    id: serial('id').primaryKey(),
    documentId: reference('document_id', () => orderDocuments.id, { onDelete: 'cascade' }),
    /** The PDF that was sent. */
    fileId: reference('file_id', () => documentFiles.id, { onDelete: 'cascade' }),
    /** Who made it, which need not be who makes others now. */
    provider: text('provider').$type<'clicksign'>().notNull().default('clicksign'),
    status: text('status').$type<EnvelopeStatus>().notNull().default('sending'),
    /** The provider's names of the envelope and its document; null until it is drafted there. */
    remoteId: text('remote_id'),
    remoteDocumentId: text('remote_document_id').unique(),
    /** The provider's names of the people, by ours. */
    people: jsonb('people').$type<Record<number, string>>().notNull().default({}),
    createdAt: createdAt(),
    /** Last read at the provider. */
    checkedAt: instant('checked_at'),
    /** From then on nothing that the provider tells counts. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('signing_envelopes_live')
      .on(t.documentId)
      .where(sql`${t.closedAt} is null`),
    index('signing_envelopes_file').on(t.fileId),
    check(
      'signing_envelopes_status',
      sql`case when ${t.status} in ('sending', 'running') then ${t.closedAt} is null
        else ${t.status} in ('signed', 'declined', 'ended', 'refused', 'withdrawn') and ${t.closedAt} is not null end`,
    ),
  ],
)

/** signed: by everyone; ended: at the provider, before everyone had signed; refused: by the provider, when it was sent. */
export type EnvelopeStatus = 'sending' | 'running' | 'signed' | 'declined' | 'ended' | 'refused' | 'withdrawn'

/** Messages of the provider that were heard, by the digest of their bytes: the same one again says nothing new. */
export const signingMessages = pgTable(
  'signing_messages',
  {
    digest: text('digest').primaryKey(),
    envelopeId: reference('envelope_id', () => signingEnvelopes.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('signing_messages_created').on(t.createdAt)],
)
