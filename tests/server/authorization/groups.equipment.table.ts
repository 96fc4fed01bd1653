import type { Person } from './groups.people'

const customers = ['GESTOR', 'buyer', 'COLABORADOR'] as const
const delivering = ['ADMINISTRADOR', 'OPERAÇÃO'] as const
const ofMovements = ['GESTOR', 'buyer', 'ADMINISTRADOR', 'OPERAÇÃO', 'GERENTE VENDEDOR', 'salesperson'] as const

const orderers = ['GESTOR', 'buyer'] as const

/** Who may make the calls about the units that a company rents. */
export const EQUIPMENT_MATRIX: Readonly<Record<string, readonly Person[]>> = {
  'GET /equipment': customers,
  'GET /equipment-csv-extract': customers,
  'GET /equipment-summary': customers,
  'GET /equipment-places': customers,
  'GET /equipment-people': customers,
  'PUT /equipment-users': ['GESTOR'],
  'GET /equipment/:id': customers,
  'GET /equipment/:serial/history': customers,
  'PUT /equipment/:id/user': ['GESTOR'],
  'PUT /equipment/:id/label': ['GESTOR', 'buyer'],
  'POST /equipment/:id/receipt': customers,
  'GET /own-equipment': customers,
  'GET /own-equipment-csv-extract': customers,
  'GET /own-equipment/:id': customers,
  'GET /own-equipment/:id/history': customers,
  'POST /own-equipment': orderers,
  'POST /own-equipment/import': orderers,
  'PUT /own-equipment/:id': orderers,
  'GET /checkout/:maskId/returns/:packageId': orderers,
  'GET /checkout/:maskId/returns/:packageId/label': orderers,
  'GET /package-management/:packageId/return-label': delivering,
  // Only those who order may request an upgrade; that depends on the body (exchanges.test).
  'GET /equipment/exchanges/choices': customers,
  'POST /equipment/exchanges': customers,
  'DELETE /equipment/exchanges/:id': customers,
  'GET /exchange-management': delivering,
  'GET /exchange-management/:id': delivering,
  'POST /exchange-management/acceptance': delivering,
  'POST /exchange-management/refusal': delivering,
  'GET /relocations': customers,
  'POST /relocations': customers,
  'GET /relocations/:id': customers,
  'PUT /relocations/:id': customers,
  'GET /relocation-event-logs/:companyId': ofMovements,
  'GET /relocation-csv-extract/:id': ofMovements,
}
