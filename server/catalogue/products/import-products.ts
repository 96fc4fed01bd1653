import type { Db } from '@/server/db/client'
import { lockImports } from '@/server/db/locks'
import { importCsv, type Importer } from '@/server/http/csv/import-csv'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import { newPropertiesNotice, planProperties } from '@/services/catalogue/products/new-properties.rules'
import { propertyCell } from '@/services/catalogue/products/product-cells.rules'
import { PRODUCT_FIELDS } from '@/services/catalogue/products/product-fields.rules'
import { PRODUCT_FILE } from '@/services/catalogue/products/product-file.rules'
import { productPlanner, type ProductWrite } from '@/services/catalogue/products/product-import-planner.rules'
import { LAST_ID } from '@/services/config/id.schema'
import { namesOf, readWhole } from '@/services/http/cells.rules'
import type { SheetLine } from '@/services/http/import.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { findNamedProducts, listImportNames } from './product-import.repository'
import { toProductRecord } from './products.mapper'
import { listPropertiesOfProducts } from './products.repository'
import { writeImportedProducts } from './write-imported-products'

/**
 * Imports products from a CSV file, the same that the list gives: a line changes the product whose number it has, else
 * the one with its Omie code, else it adds one. A property that its type does not have yet is created, flagged and offered
 * in no simulator. Missing columns, pictures and stock stay as they are. Refuses as
 * `importCsv` does.
 */
export function importProducts(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer: Importer<ProductWrite> = {
    titles: PRODUCT_FILE.sheet,
    planner: plannerOf,
    write: (tx, steps) => writeImportedProducts(tx, actor, steps),
  }
  return importCsv(importer, form)
}

/** A constant number of queries for any number of lines. */
async function plannerOf(conn: Db, lines: readonly SheetLine[], isHeld: boolean) {
  if (isHeld) await lockImports(conn)
  const { categories, productTypes, properties, propertyTypes } = await listImportNames(conn, isHeld)
  const rows = await findNamedProducts(conn, namedIn(lines), isHeld)
  const ids = rows.map(({ id }) => id)
  const propertiesOf = Map.groupBy(await listPropertiesOfProducts(conn, ids), ({ productId }) => productId)
  const known = namesOf(properties.map(({ id, ...property }) => ({ id, name: propertyCell(property) })))
  const planned = planProperties(known, propertyTypes)
  const names = {
    categories: namesOf(categories),
    productTypes: namesOf(productTypes),
    properties: planned.find,
  }
  const products = rows.map((row) => {
    const propertyIds = (propertiesOf.get(row.id) ?? []).map(({ id }) => id)
    return { id: row.id, record: toProductRecord(row, propertyIds) }
  })
  const planLine = productPlanner({ names, products })
  return (line: SheetLine): ReturnType<typeof planLine> & { notice?: string } => {
    const outcome = planLine(line)
    if (!('step' in outcome)) return outcome
    const creates = planned.takeNew(outcome.step.body.property_ids)
    if (creates.length === 0) return outcome
    return { ...outcome, step: { ...outcome.step, creates }, notice: newPropertiesNotice(line.line, creates) }
  }
}

function namedIn(lines: readonly SheetLine[]) {
  const said = (title: string) => lines.flatMap(({ cells }) => (cells[title] ? [cells[title]] : []))
  return {
    ids: said(PRODUCT_FILE.titles.number)
      .map(readWhole)
      .filter((id) => id <= LAST_ID),
    codes: said(PRODUCT_FIELDS.omie_code.column.title),
    titles: said(PRODUCT_FIELDS.title.column.title),
  }
}
