import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import {
  companies,
  documentFiles,
  orderDocuments,
  orders,
  signers,
  signingEvidence,
  signingLinks,
} from '@/server/db/schema'
import { SIGNING_STAGES } from '@/services/orders/signing/may-remind-signers.rules'

type NewLink = typeof signingLinks.$inferInsert
type LinkChange = Partial<Omit<NewLink, 'id' | 'signerId' | 'fileId'>>
export type NewEvidence = typeof signingEvidence.$inferInsert
export type EvidenceRow = typeof signingEvidence.$inferSelect

/** A new link; the open ones of this person for the same purpose are closed by it. */
export async function insertLink(tx: Tx, link: NewLink, now: Date): Promise<void> {
  await tx
    .update(signingLinks)
    .set({ closedAt: now })
    .where(
      and(
        eq(signingLinks.signerId, link.signerId),
        eq(signingLinks.purpose, link.purpose),
        isNull(signingLinks.closedAt),
      ),
    )
  await tx.insert(signingLinks).values(link)
}

/** Closes the open links to sign a document: the request is withdrawn. */
export async function closeLinks(tx: Tx, documentId: number, now: Date): Promise<void> {
  const named = tx.select({ id: signers.id }).from(signers).where(eq(signers.documentId, documentId))
  await tx
    .update(signingLinks)
    .set({ closedAt: now, codeHash: null, codeExpiresAt: null })
    .where(and(inArray(signingLinks.signerId, named), eq(signingLinks.purpose, 'sign'), isNull(signingLinks.closedAt)))
}

/** A link is opened for the first time. @returns false when somebody was faster */
export async function markOpened(tx: Tx, id: number, openedAt: Date): Promise<boolean> {
  const opened = await tx
    .update(signingLinks)
    .set({ openedAt })
    .where(and(eq(signingLinks.id, id), isNull(signingLinks.openedAt)))
    .returning({ id: signingLinks.id })
  return opened.length > 0
}

export async function updateLink(tx: Tx, id: number, change: LinkChange): Promise<void> {
  await tx.update(signingLinks).set(change).where(eq(signingLinks.id, id))
}

/** A link with everything it opens. */
export async function findLink(conn: Db, tokenHash: string) {
  const rows = await conn
    .select({
      link: signingLinks,
      signer: signers,
      file: documentFiles,
      document: orderDocuments,
      order: {
        id: orders.id,
        companyId: orders.companyId,
        maskId: orders.orderMaskId,
        stageName: orders.stageName,
        contractNumber: orders.contractNumber,
      },
      company: { corporateName: companies.corporateName },
    })
    .from(signingLinks)
    .innerJoin(signers, eq(signers.id, signingLinks.signerId))
    .innerJoin(documentFiles, eq(documentFiles.id, signingLinks.fileId))
    .innerJoin(orderDocuments, eq(orderDocuments.id, signers.documentId))
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(eq(signingLinks.tokenHash, tokenHash))
  return rows[0]
}

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Closes the links to sign that ran out. */
export async function closeExpired(conn: Db, now: Date): Promise<void> {
  await conn
    .update(signingLinks)
    .set({ closedAt: now })
    .where(and(isNull(signingLinks.closedAt), lte(signingLinks.expiresAt, now), eq(signingLinks.purpose, 'sign')))
}

const isUnanswered = and(isNull(signers.signedAt), isNull(signers.declinedAt), isNull(signers.lapsedAt))

export type SigningRef = { orderId: number; documentId: number }

/** Documents with a signer whose link expired unsigned and is not marked yet; their orders may have moved on meanwhile. */
export function listLapsing(conn: Db, now: Date): Promise<SigningRef[]> {
  const { linkExpiresAt, documentId } = signers
  return conn
    .selectDistinct({ orderId: orderDocuments.orderId, documentId })
    .from(signers)
    .innerJoin(orderDocuments, eq(orderDocuments.id, documentId))
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(and(isUnanswered, lte(linkExpiresAt, now), inArray(orders.stageName, [...SIGNING_STAGES])))
    .orderBy(asc(documentId))
}

/** The people who have a link that lives and have not answered, of orders whose turn it is for them. */
export function listAwaitingSigners(conn: Db, now: Date) {
  const { linkExpiresAt, documentId } = signers
  return conn
    .select({ orderId: orderDocuments.orderId, documentId, signer: signers })
    .from(signers)
    .innerJoin(orderDocuments, eq(orderDocuments.id, documentId))
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(
      and(
        isUnanswered,
        gt(linkExpiresAt, now),
        eq(orders.turn, 'customer'),
        inArray(orders.stageName, [...SIGNING_STAGES]),
      ),
    )
    .orderBy(asc(documentId))
}

export async function markLapsed(tx: Tx, ids: number[], lapsedAt: Date): Promise<void> {
  await tx.update(signers).set({ lapsedAt }).where(inArray(signers.id, ids))
}

export async function insertEvidence(tx: Tx, evidence: NewEvidence[]): Promise<void> {
  if (evidence.length > 0) await tx.insert(signingEvidence).values(evidence)
}

/** Everything that happened to a file until everyone had signed it, in its order. */
export function listEvidence(conn: Db, fileId: number): Promise<EvidenceRow[]> {
  return conn.select().from(signingEvidence).where(eq(signingEvidence.fileId, fileId)).orderBy(asc(signingEvidence.id))
}

export async function markSigned(tx: Tx, signerId: number, signedAt: Date): Promise<void> {
  await tx.update(signers).set({ signedAt }).where(eq(signers.id, signerId))
}

export async function markDeclined(tx: Tx, signerId: number, declinedAt: Date, declineReason: string): Promise<void> {
  await tx.update(signers).set({ declinedAt, declineReason }).where(eq(signers.id, signerId))
}

type SigningRequestFields = { notifiedAt: Date; linkExpiresAt: Date | null; reminders: number }

/** Marks a signer as asked or reminded, and clears an earlier refusal or expiry. */
export async function markAsked(tx: Tx, id: number, asked: SigningRequestFields): Promise<void> {
  const anew = { ...asked, lapsedAt: null, declinedAt: null, declineReason: null }
  await tx.update(signers).set(anew).where(eq(signers.id, id))
}
