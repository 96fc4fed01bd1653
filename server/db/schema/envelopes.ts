import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, reference } from './columns'
import { documentFiles, orderDocuments } from './orders'

/** A paper that a provider lets people sign. One is under way per document at most. */
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
