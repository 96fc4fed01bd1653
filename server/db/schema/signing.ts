import { bigserial, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
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
  ],
)

/** A personal link to one paper. Of its key and of the codes only hashes are kept; a newer link closes the ones before it. */
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
