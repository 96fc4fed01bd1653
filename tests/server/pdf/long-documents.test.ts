/** @database none */
import { drawPackingSlip } from '@/server/logistics/packages/packing-slip-pdf'
import { drawLabels } from '@/server/pdf/labels'
import { labelsOf, slipOf } from '@/scripts/bench/pdf/documents'
import { pdfPages } from '@/tests/factories/http/pdf-text'

const writtenAt = new Date('2026-11-27T12:00:00Z')

const sheets = (units: number) => drawLabels(labelsOf(units), { format: 'sheet', title: 'Etiquetas', writtenAt })
const slip = (units: number) => drawPackingSlip(slipOf(units))

describe('documents of 500 units', () => {
  it('a packing slip names each serial once, under the titles of its columns on every page', async () => {
    const pages = await pdfPages(await slip(500))
    const serials = pages.join(' ').match(/SN-\d{5}/g) ?? []
    expect(new Set(serials).size).toBe(500)
    expect(serials).toHaveLength(500)
    const listing = pages.filter((page) => page.includes('SN-'))
    expect(listing.length).toBeGreaterThan(1)
    expect(listing.every((page) => page.includes('Produto Seriais Unidades'))).toBe(true)
    // The product and its number stand once, beside its first serials.
    expect(pages.join(' ').match(/Latitude 5440/g)).toHaveLength(1)
    expect(listing[0]).toContain('500')
  })

  it('have the same bytes whenever they are drawn', async () => {
    const [one, other] = await Promise.all([sheets(30), sheets(30)])
    expect(Buffer.compare(one, other)).toBe(0)
  })
})
