import { addSigner, notifySigners, setContractNumbers } from '@/server/orders/contract/contract'
import { decideDocument } from '@/server/orders/documents/analyse-documents'
import { uploadFile } from '@/server/orders/documents/upload-file'
import { decideStage } from '@/server/orders/workflow/decide-stage'
import { cpfOf } from '../documents/cpf'
import { contractDocument } from '../documents/documents'
import type { OrderRun, Step } from './order-run.types'
import { idOfDocument, occasionOf, signatoriesOf, toUpload } from './run-documents'
import { signByLink } from './sign-by-link'

/** Names one of the three signers, with the e-mail that `email` gives. */
const name =
  (index: 0 | 1 | 2, email: (walk: OrderRun) => string): Step =>
  (walk) => {
    const { name: person } = signatoriesOf(walk)[index]
    return addSigner(index === 0 ? walk.customer : walk.team.lawyer, walk.ref, idOfDocument(walk, 'CONTRACT'), {
      name: person,
      email: email(walk),
      cpf: cpfOf(person),
      role: index === 0 ? 'signer' : 'witness',
      order: index + 1,
    })
  }

/** From the draft of the contract to the signed copy. */
export const CONTRACT_STEPS = {
  'put up contract': (walk) => {
    const document = contractDocument(occasionOf(walk), signatoriesOf(walk), false)
    return uploadFile(walk.team.lawyer, walk.ref, idOfDocument(walk, 'CONTRACT'), toUpload(document))
  },
  'number contract': ({ team, ref, company, order }) =>
    setContractNumbers(team.lawyer, ref, {
      contract_number: `${new Date().getFullYear()}/${String(company.id).padStart(2, '0')}-${order.order_mask_id.slice(2)}`,
    }),
  'name signer': name(0, ({ company }) => `gestor@${company.key}.example`),
  'name first witness': name(1, () => 'juridico@arrenda.example'),
  'name second witness': name(2, () => 'gerente@arrenda.example'),
  'send to sign': ({ team, ref }) => notifySigners(team.lawyer, ref, 'CONTRACT_INFO'),
  'sign by link': signByLink,
  'sign contract': (walk) => {
    const document = contractDocument(occasionOf(walk), signatoriesOf(walk), true)
    return uploadFile(walk.customer, walk.ref, idOfDocument(walk, 'CONTRACT'), toUpload(document, 'signed'))
  },
  'approve contract': (walk) =>
    decideDocument(walk.team.lawyer, walk.ref, idOfDocument(walk, 'CONTRACT'), { approved: true }),
  'complete contract': ({ team, ref }) =>
    decideStage(team.lawyer, ref, { stage_name: 'CONTRACT_INFO', approved: true }),
} as const satisfies Record<string, Step>
