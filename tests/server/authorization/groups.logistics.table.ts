import { PEOPLE, type Person } from './groups.people'

const delivering = ['ADMINISTRADOR', 'OPERAÇÃO'] as const
const ofReservations = ['ADMINISTRADOR', 'OPERAÇÃO', 'PRODUTO', 'GERENTE VENDEDOR', 'salesperson'] as const

/** Who may make the calls about units, reservations, packages and returns. */
export const LOGISTICS_MATRIX: Readonly<Record<string, readonly Person[]>> = {
  // Every unit by its serial
  'GET /equipment-management': delivering,
  'GET /equipment-management-csv-extract': delivering,
  'GET /equipment-management/counts': delivering,
  'GET /equipment-management/labels': delivering,
  'GET /unit-address': PEOPLE,
  'GET /equipment-management/summary': delivering,
  'POST /equipment-management': delivering,
  'POST /equipment-management/serials': delivering,
  'POST /equipment-management/import': delivering,
  'PUT /equipment-management/status': delivering,
  'GET /equipment-management/:id': delivering,
  'GET /equipment-management/:id/events': delivering,
  'PUT /equipment-management/:id': delivering,
  'PUT /equipment-management/:id/status': delivering,

  // Reservations
  'GET /checkout-management-reservations': ofReservations,
  'GET /checkout-management-reservations-csv-extract': ofReservations,
  'GET /stock-alert-management': ofReservations,
  'GET /stock-alert-management-csv-extract': ofReservations,
  'GET /checkout-management-reservations/calendar': ofReservations,
  'GET /checkout-management-reservations/month': ofReservations,
  'GET /checkout-management-reservations/choices': ofReservations,
  'PUT /checkout-management-reservations/:id/release': ['ADMINISTRADOR', 'OPERAÇÃO', 'GERENTE VENDEDOR'],
  'PUT /checkout-management-reservations/:id/extend': ['ADMINISTRADOR', 'OPERAÇÃO', 'GERENTE VENDEDOR'],

  // Logistics
  'GET /package-management': delivering,
  'POST /package-management': delivering,
  'GET /package-management-csv-extract': delivering,
  'GET /package-management/board': delivering,
  'GET /package-management/:packageId': delivering,
  'GET /package-management/:packageId/suggestions': delivering,
  'GET /package-management/:packageId/packing-slip': delivering,
  'GET /package-invoice-management/:packageId': delivering,
  'PUT /package-invoice-management/:packageId': delivering,
  'DELETE /package-invoice-management/:packageId': delivering,
  'DELETE /shipping-item-management/:packageId/:serial': delivering,
  'PUT /shipping-item-management/:packageId/:serial': delivering,
  'POST /package-management/:packageId/images': delivering,
  'DELETE /package-management/:packageId/images/:imageId': delivering,
  'PUT /package-management/:packageId': delivering,
  'POST /package-management/:packageId/appraisal': delivering,
  'PUT /package-management/:packageId/appraisal/:serial': delivering,
  'DELETE /package-management/:packageId/appraisal/:serial': delivering,
  'POST /package-management/:packageId/receipt': delivering,
  'GET /returns': delivering,
  'GET /returns/:packageId': delivering,
  'POST /returns/:companyId/:maskId': delivering,
  'DELETE /returns/:packageId': delivering,
  'POST /shipping-item-management': delivering,
}
