import { HORIZONTE } from './horizonte.data'
import type { OrderPlan } from './order-plan.types'

const SELLER = 'vendedor@arrenda.example'

/** The orders of each company by its key, oldest first: eighty orders in all twelve stages. */
export const ORDERS: Readonly<Record<string, readonly OrderPlan[]>> = {
  horizonte: HORIZONTE,
  atlantica: [
    { stands: 'finished', items: { 'Vertex 14': 4 }, since: 41, rented: 190, months: 12 },
    { stands: 'part on its way back', items: { 'Vertex 14': 5 }, since: 0.8, rented: 174, months: 36 },
    {
      stands: 'part half appraised',
      items: { 'Orbe 6': 4 },
      since: 0.4,
      rented: 126,
      to: 'Terminal Guarulhos',
      by: 'compras',
    },
    { stands: 'return received', items: { 'Prisma L300': 3 }, since: 1.5, rented: 88, months: 12 },
    { stands: 'shipping', items: { 'Folha 10': 3 }, since: 1.3, to: 'Terminal Guarulhos', insurance: true },
    {
      stands: 'packaging',
      items: { 'Vertex 14': 4 },
      upgrades: { 'Vertex 14': { '+16 GB de memória': 2 } },
      since: 2.2,
      by: 'compras',
    },
    { stands: 'credit', items: { 'Prisma L500': 2 }, since: 1.5, to: 'Terminal Guarulhos' },
    { stands: 'proposal issued again', items: { 'Orbe 6 Obra': 3 }, since: 2.6, by: SELLER },
    { stands: 'documents asked for', items: { 'Vertex 13 Rota': 2 }, since: 1.7, by: 'compras' },
    { stands: 'documents half analysed', items: { 'Vertex 14': 4, 'Lumen 27': 2 }, since: 0.2, coupon: 'ATLANTICA10' },
  ],
  vilaserena: [
    { stands: 'ongoing', items: { 'Vertex 13': 3 }, since: 210, months: 36 },
    { stands: 'ongoing', items: { 'Lumen 24 Reunião': 2 }, since: 160, to: 'Centro de exames', by: 'davi.lins' },
    { stands: 'ongoing', items: { 'Vertex 14 Plus': 2 }, since: 102, servicePackage: 'Completo' },
    { stands: 'cancelled at documents', items: { 'Folha 8': 4 }, since: 70 },
    { stands: 'ongoing', items: { 'Prisma L300': 2 }, since: 44 },
    { stands: 'proposal', items: { 'Lumen 24': 2 }, since: 3.2, by: 'davi.lins' },
    { stands: 'documents sent', items: { 'Vertex 13': 2 }, since: 0.5 },
  ],
  tresrios: [
    { stands: 'finished', items: { 'Orbe 5': 3 }, since: 22, rented: 150, months: 12 },
    { stands: 'ongoing', items: { 'Vertex 14': 3 }, since: 126, months: 36, by: 'suprimentos' },
    { stands: 'ongoing', items: { 'Prisma C700 A3': 1 }, since: 61, servicePackage: 'Completo' },
    { stands: 'delivery', items: { 'Vertex 14 Dev': 2 }, since: 2.4, insurance: true },
    // Overdue: two business days are allowed.
    { stands: 'credit', items: { 'Vertex 14': 3 }, since: 3.3, by: 'suprimentos' },
    { stands: 'contract', items: { 'Vertex 16 Estação': 2 }, since: 0.9, by: SELLER },
    { stands: 'proposal', items: { 'Folha 10 Obra': 2 }, since: 0.6 },
  ],
  serraazul: [
    { stands: 'ongoing', items: { 'Vertex 14': 2 }, since: 232, months: 36 },
    { stands: 'returning', items: { 'Orbe 5': 2 }, since: 2.1, rented: 205, months: 12, to: 'Silo Vacaria' },
    { stands: 'ongoing', items: { 'Prisma L200': 1 }, since: 118 },
    { stands: 'packed', items: { 'Vertex 14': 3 }, since: 0.7 },
    { stands: 'credit', items: { 'Vertex 14 Plus': 2 }, since: 0.4, by: 'tatiana.rocha@arrenda.example' },
    { stands: 'proposal', items: { 'Prisma L500': 1 }, since: 2.3, to: 'Silo Vacaria' },
  ],
  monteclaro: [
    { stands: 'ongoing', items: { 'Folha 8': 3 }, since: 140, by: 'ti' },
    // Not answered in time: its hold has expired.
    { stands: 'proposal unanswered', items: { 'Folha 10': 8 }, since: 8, by: 'ti' },
    { stands: 'shipping', items: { 'Lumen 24 Base': 3 }, since: 0.5, by: 'ti' },
    { stands: 'contract half signed', items: { 'Vertex 13': 3 }, since: 0.7 },
  ],
  santaaurora: [
    { stands: 'finished', items: { 'Vertex 16 Dev': 2 }, since: 15, rented: 215, months: 12, by: 'lucia.barreto' },
    { stands: 'ongoing', items: { 'Vertex 16 Studio': 1 }, since: 136 },
    { stands: 'ongoing', items: { 'Orbe 6 Obra': 3 }, since: 74, to: 'Usina Sertãozinho', insurance: true },
    // Overdue: five business days are allowed.
    { stands: 'packaging', items: { 'Vertex 16 Studio': 2 }, since: 7.2, to: 'Usina Sertãozinho' },
    { stands: 'term to sign', items: { 'Vertex 14 Campo': 2 }, since: 0.8, by: 'lucia.barreto' },
    { stands: 'credit reproved', items: { 'Vertex 16 Studio': 2 }, since: 0.9, by: 'henrique.paiva@arrenda.example' },
  ],
  bomgrao: [
    { stands: 'ongoing', items: { 'Lumen 34 Curvo': 1 }, since: 88 },
    { stands: 'packaging', items: { 'Vertex 14 Campo': 2 }, since: 1.6 },
    { stands: 'documents half sent', items: { 'Prisma C400': 1 }, since: 1.9 },
    { stands: 'credit', items: { 'Orbe 6 Pro': 2 }, since: 0.6 },
    { stands: 'proposal', items: { 'Vertex 14': 2 }, since: 0.2, months: 12 },
  ],
  estudionorte: [
    { stands: 'ongoing', items: { 'Vertex 16 Estação': 1 }, since: 152, servicePackage: 'Gestão' },
    { stands: 'cancelled at proposal', items: { 'Lumen 32 Cor': 2 }, since: 48 },
    { stands: 'proposal unanswered', items: { 'Vertex 14 Pro': 6 }, since: 6.4, by: 'henrique.paiva@arrenda.example' },
    { stands: 'contract', items: { 'Lumen 32 Cor': 2 }, since: 0.5 },
    { stands: 'documents returned', items: { 'Vertex 16 Studio': 2 }, since: 0.9 },
    { stands: 'proposal refused', items: { 'Lumen 34 Curvo': 1, 'Lumen 32 Cor': 1 }, since: 0.6 },
  ],
  riodoce: [
    { stands: 'ongoing', items: { 'Orbe 6': 2 }, since: 110 },
    { stands: 'delivery', items: { 'Vertex 13 Rota': 2 }, since: 1.8 },
    { stands: 'packed', items: { 'Orbe 6 Obra': 2 }, since: 0.4, insurance: true },
    { stands: 'contract to sign', items: { 'Vertex 14 Campo': 1 }, since: 1.3 },
    { stands: 'proposal', items: { 'Orbe 6 Pro': 2 }, since: 1.1, by: 'tatiana.rocha@arrenda.example' },
  ],
  pedraviva: [
    { stands: 'shipping', items: { 'Vertex 14 Pro': 2 }, since: 0.8 },
    { stands: 'documents asked for', items: { 'Lumen 27 Hub': 2 }, since: 0.7 },
    { stands: 'proposal', items: { 'Vertex 14 Pro': 2 }, since: 0.9, servicePackage: 'Completo' },
  ],
}
