import { db, type Tx } from '@/server/db/client'
import type { FileKind } from '@/server/db/schema/orders'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Upload } from '@/server/http/request/upload'
import { cleanFileName, requireSafePdf } from '@/server/storage/pdf'
import { deleteFile, type StoredFile, storeFile } from '@/server/storage/storage'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { extraDocumentName } from '@/services/orders/documents/documents.schema'
import {
  documentTypeName,
  isSignableDocument,
  MAX_EXTRA_DOCUMENTS,
  MAX_ORDER_FILES,
  MAX_ORDER_MEGABYTES,
  stageOfDocument,
} from '@/services/orders/documents/required-documents.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { findVisibleOrder } from '../visibility'
import { changeOrder } from '../workflow/change-order.service'
import { decideDocuments, insertDocuments, insertFile, sumFiles } from './documents.repository'
import { actionOnFile, requireUnlocked, usualKind } from './file-actions'
import { withdrawAllFiles } from './withdraw-files'

/**
 * Adds a PDF to a document: the customer's to what the analysis asks for, staff's contract or delivery term (which then
 * takes the place of the earlier one and its signatures), or the signed copy of either, from both sides.
 * Refuses 415 for what is no PDF by its content, 404, 403, and 409 for a document that is locked.
 */
export async function uploadFile(actor: Actor, ref: OrderKey, documentId: number, file: Upload): Promise<Order> {
  const given = kindOf(file.fields.kind)
  return withStoredFile(actor, ref, file, (stored) =>
    changeOrder(actor, ref, (record) => {
      const document = orNotFound(record.documents.find(({ id }) => id === documentId))
      const kind = given ?? usualKind(document, actor)
      return {
        action: actionOnFile(document, kind),
        stage: stageOfDocument(document.documentType),
        effect: async ({ tx, now }) => {
          requireUnlocked(record, document, actor)
          await requireRoom(tx, record.order.id, file)
          const replaced = isSignableDocument(document.documentType) && kind === 'original'
          const withdrawn = replaced ? await withdrawAllFiles(tx, record, document.id) : undefined
          if (kind === 'signed') await decideDocuments(tx, [documentId], { approved: null, message: null })
          await insertFile(tx, { ...toFileRow(file, stored, actor), documentId, kind, createdAt: now })
          const { documentType } = document
          return {
            before: withdrawn,
            after: { document: documentType, kind, name: cleanFileName(file.name), sha256: stored.sha256 },
          }
        },
      }
    }),
  )
}

function kindOf(kind: string | undefined): FileKind | undefined {
  if (kind === undefined || kind === 'original' || kind === 'signed') return kind
  throw new Refusal('invalid', { fields: { kind: ['Escolha uma das opções'] } })
}

/** Stores the bytes for a change of an order, and takes them away again when the change is refused. */
async function withStoredFile(
  actor: Actor,
  ref: OrderKey,
  file: Upload,
  change: (stored: StoredFile) => Promise<Order>,
): Promise<Order> {
  const orderId = await findVisibleOrder(db(), actor, ref)
  await requireSafePdf(file.content)
  const stored = await storeFile(`orders/${String(orderId)}`, file.content)
  try {
    return await change(stored)
  } catch (error) {
    await deleteFile(stored.storageKey)
    throw error
  }
}

const toFileRow = (file: Upload, stored: StoredFile, actor: Actor) => ({
  ...stored,
  name: cleanFileName(file.name),
  uploadedBy: actor.id,
})

/**
 * Adds an extra document with its file.
 * Refuses 400 without a name, 409 `conflict` for a name that the order already has, 415 for what is no PDF.
 */
export async function addExtraDocument(actor: Actor, ref: OrderKey, file: Upload): Promise<Order> {
  const documentType = await nameOf(file)
  return withStoredFile(actor, ref, file, (stored) =>
    changeOrder(actor, ref, {
      action: 'add_extra_document',
      effect: async ({ tx, record, now, preconditionFailed }) => {
        if (record.documents.some((document) => isSameName(document.documentType, documentType))) {
          throw preconditionFailed('O pedido já tem um documento com esse nome.')
        }
        if (record.documents.filter(({ isExtra }) => isExtra).length >= MAX_EXTRA_DOCUMENTS) {
          throw preconditionFailed(
            `Um pedido tem até ${String(MAX_EXTRA_DOCUMENTS)} documentos extras. Remova um ou junte as páginas em um só PDF.`,
          )
        }
        await requireRoom(tx, record.order.id, file)
        const [documentId] = await insertDocuments(tx, [{ orderId: record.order.id, documentType, isExtra: true }])
        await insertFile(tx, {
          ...toFileRow(file, stored, actor),
          documentId: must(documentId, 'inserted document'),
          createdAt: now,
        })
        return { after: { document: documentType, sha256: stored.sha256 } }
      },
    }),
  )
}

/** Refuses 413 for a file that the order has no room for: one order must not fill the disk. */
async function requireRoom(tx: Tx, orderId: number, { content }: Upload): Promise<void> {
  const { files, bytes } = await sumFiles(tx, orderId)
  if (files < MAX_ORDER_FILES && bytes + content.byteLength <= MAX_ORDER_MEGABYTES * 1024 * 1024) return
  throw new Refusal('too_large', {
    errors: [
      `Os arquivos de um pedido somam até ${String(MAX_ORDER_FILES)} arquivos e ${String(MAX_ORDER_MEGABYTES)} MB. Envie um PDF menor ou fale com a Arrenda.`,
    ],
  })
}

async function nameOf({ fields }: Upload): Promise<string> {
  try {
    return await extraDocumentName.validate(fields.document_type)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Preencha esse campo'
    throw new Refusal('invalid', { errors: [message], fields: { document_type: [message] } })
  }
}

/** The documents of the platform are known by their code and by their name. */
const isSameName = (taken: string, name: string): boolean =>
  [taken, documentTypeName(taken)].some((one) => one.toLowerCase() === name.toLowerCase())
