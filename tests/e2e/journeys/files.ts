import type { Page } from '@playwright/test'
import { drawPdf } from '@/scripts/demo/papers/pdf'

/** A real PDF of one page, as a file chooser gives it. */
const pdfNamed = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(drawPdf({ issuer: 'Horizonte Engenharia', note: name, title: name, facts: [['Arquivo', name]] })),
})

/** Today in São Paulo plus some days, as a date field takes it. */
export function dayFromToday(days: number): string {
  const moment = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(moment)
}

/** Sends a PDF through the drop zone of this name. */
export const sendPdf = (page: Page, zone: string, file: string): Promise<void> =>
  page.getByLabel(`${zone}: escolher PDF`, { exact: true }).setInputFiles(pdfNamed(file))
