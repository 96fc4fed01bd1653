import type { Page } from '@playwright/test'
import { PEOPLE } from '../journeys/people'
import { press } from './openings'
import type { Scene } from './scene.types'

const PICTURE = {
  name: 'tela.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Sends a picture and opens it larger. */
async function enlargePicture(page: Page): Promise<void> {
  await page.getByLabel(/^Anexar PDF, PNG ou JPEG/).setInputFiles(PICTURE)
  await page.getByRole('button', { name: `Tirar ${PICTURE.name}` }).waitFor()
  await press('Enviar resposta')(page)
  await press(/^Ampliar /)(page)
}

/** The dialogs of a customer's tickets. */
export const CUSTOMER_TICKET_SCENES: Readonly<Record<string, Scene>> = {
  'a ticket of a customer': {
    email: PEOPLE.gestor,
    at: async (send) => {
      const ticket = { subject: 'Tela com risco', message: 'Veja a foto.', category: 'QUESTION' }
      const { id } = await send<{ id: number }>('POST', '/tickets', ticket)
      return `/platform/support-tickets/${String(id)}`
    },
    dialogs: [
      {
        component: 'components/tickets/thread/MessageAttachments.tsx',
        title: /^tela\./,
        open: enlargePicture,
      },
      {
        component: 'components/tickets/detail/CloseTicketDialog.tsx',
        title: 'Encerrar este chamado?',
        open: press('Encerrar chamado'),
      },
    ],
  },
}
