import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawPdf } from '@/scripts/demo/documents/pdf'

/** A valid PDF of one page, as a file chooser returns it. */
export const pdfNamed = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(drawPdf({ issuer: 'Horizonte Engenharia', note: name, title: name, facts: [['Arquivo', name]] })),
})

/** A photo from a phone's camera. */
export const photograph = async () => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a8998' } })
    .jpeg()
    .toBuffer(),
})

/** Today in São Paulo plus some days, as `YYYY-MM-DD`. */
export function dayFromToday(days: number): string {
  const moment = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(moment)
}

/** Uploads a PDF in the drop zone with this name. */
export const sendPdf = (page: Page, zone: string, file: string): Promise<void> =>
  page.getByLabel(`${zone}: escolher PDF`, { exact: true }).setInputFiles(pdfNamed(file))
