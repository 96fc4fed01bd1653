import type { Things } from '@/tests/factories/people/two-companies'
import { type Attempt, manager, type Row, salesperson } from './foreign-ids.types'

const filters = ({ foreign }: Things): Attempt[] => [
  manager({ query: { user: foreign.user.id }, refusal: 'nothing in the list' }),
  manager({ query: { address: foreign.unit.addressId }, refusal: 'nothing in the list' }),
]

/** A return of another company, under its own order and under an order of one's own. */
const returned = ({ foreign, own }: Things): Attempt[] => [
  manager({ at: foreign.partialReturn }),
  manager({ at: { ...foreign.partialReturn, maskId: own.documents.maskId }, mixed: true }),
]

const owned = { model: 'Dell', label: null, address_id: null, user_id: null }

/** The equipment of a company, requested by another company. */
export const FOREIGN_EQUIPMENT: Readonly<Record<string, Row>> = {
  'GET /equipment': filters,
  'GET /equipment-csv-extract': filters,
  'GET /equipment/:id': ({ foreign }) => [manager({ at: foreign.unit })],
  'GET /unit-address': ({ foreign }) => [manager({ query: { serial: foreign.unit.serial } })],
  'GET /equipment/:serial/history': ({ foreign }) => [manager({ at: foreign.unit })],
  'GET /own-equipment': filters,
  'GET /own-equipment-csv-extract': filters,
  'POST /own-equipment': ({ foreign }) => [
    manager({ body: { ...owned, serials: ['A-1'], address_id: foreign.office.id }, refusal: 'invalid', mixed: true }),
    manager({ body: { ...owned, serials: ['A-1'], user_id: foreign.user.id }, refusal: 'invalid', mixed: true }),
  ],
  'GET /own-equipment/:id': ({ foreign }) => [manager({ at: foreign.ownUnit })],
  'GET /own-equipment/:id/history': ({ foreign }) => [manager({ at: foreign.ownUnit })],
  'PUT /own-equipment/:id': ({ foreign }) => [
    manager({ at: foreign.ownUnit, body: { ...owned, serial: 'A-1', active: true } }),
  ],
  'PUT /equipment/:id/user': ({ foreign, own }) => [
    manager({ at: foreign.unit, body: { user_id: null } }),
    manager({ at: foreign.unit, body: { user_id: own.buyer.id }, mixed: true }),
    manager({ at: own.unit, body: { user_id: foreign.user.id }, refusal: 'invalid', mixed: true }),
  ],
  'PUT /equipment-users': ({ foreign, own }) => [
    manager({ body: { units: [foreign.unit.id], user_id: null } }),
    manager({ body: { units: [own.unit.id, foreign.unit.id], user_id: own.buyer.id }, mixed: true }),
    manager({ body: { units: [own.unit.id], user_id: foreign.user.id }, refusal: 'invalid', mixed: true }),
  ],
  'PUT /equipment/:id/label': ({ foreign }) => [manager({ at: foreign.unit, body: { label: 'Recepção' } })],
  'POST /equipment/:id/receipt': ({ foreign }) => [manager({ at: foreign.unit })],
  'POST /equipment/exchanges': ({ foreign, own }) => [
    manager({ body: { units: [foreign.unit.id], kind: 'exchange', reason: 'Quebrou.' } }),
    manager({ body: { units: [own.unit.id, foreign.unit.id], kind: 'exchange', reason: 'Quebrou.' }, mixed: true }),
  ],
  'DELETE /equipment/exchanges/:id': ({ foreign }) => [manager({ at: foreign.exchange })],
  'POST /relocations': ({ foreign, own }) => [
    manager({ body: { units: [foreign.unit.id], to_address_id: foreign.office.id } }),
    manager({ body: { units: [foreign.unit.id], to_user_id: own.buyer.id }, mixed: true }),
    manager({ body: { units: [own.unit.id], to_address_id: foreign.office.id }, refusal: 'invalid', mixed: true }),
    manager({ body: { units: [own.unit.id], to_user_id: foreign.user.id }, refusal: 'invalid', mixed: true }),
  ],
  'GET /checkout/:maskId/returns/:packageId': returned,
  'GET /checkout/:maskId/returns/:packageId/label': returned,
  'GET /relocations/:id': ({ foreign }) => [manager({ at: foreign.relocation })],
  'PUT /relocations/:id': ({ foreign }) => [manager({ at: foreign.relocation, body: { action: 'complete' } })],
  'GET /relocation-event-logs/:companyId': ({ foreign }) => [
    manager({ at: { companyId: foreign.company.id } }),
    salesperson({ at: { companyId: foreign.company.id } }),
  ],
  'GET /relocation-csv-extract/:id': ({ foreign }) => [
    manager({ at: foreign.company }),
    salesperson({ at: foreign.company }),
  ],
}
