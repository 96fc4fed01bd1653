import type { OrderPlan } from './order-plan.types'

const CAMPINAS = 'Obra Campinas'
const CURITIBA = 'Filial Curitiba'

/** Orders 000111 to 000131 of Horizonte Engenharia, oldest first, with at least one at each stage. */
export const HORIZONTE: readonly OrderPlan[] = [
  { stands: 'finished', items: { 'Lumen 24 Base': 4 }, since: 58, rented: 238, months: 12 },
  { stands: 'returning', items: { 'Vertex 13': 3 }, since: 6, rented: 245, months: 12, to: CURITIBA },
  { stands: 'ongoing', items: { 'Vertex 15 Projeto': 4 }, since: 240, months: 12, servicePackage: 'Completo' },
  { stands: 'ongoing', items: { 'Vertex 14': 6, 'Lumen 24': 4 }, since: 190, months: 36 },
  { stands: 'ongoing', items: { 'Orbe 6': 5 }, since: 148, by: 'comprador', to: CAMPINAS },
  {
    stands: 'ongoing',
    items: { 'Vertex 16 Studio': 2, 'Lumen 32 Cor': 2 },
    upgrades: { 'Vertex 16 Studio': { '+32 GB de memória': 2 }, 'Lumen 32 Cor': { 'Braço articulado': 2 } },
    since: 96,
    servicePackage: 'Gestão',
  },
  {
    stands: 'term to sign',
    items: { 'Vertex 14': 12 },
    since: 1.6,
    to: CAMPINAS,
    comment: 'Avisar o Otávio Reis um dia antes: a portaria da obra pede a placa do caminhão.',
  },
  { stands: 'term', items: { 'Prisma C400': 1 }, since: 0.6, to: CURITIBA, by: 'livia.prado' },
  { stands: 'delivery', items: { 'Orbe 6 Obra': 4 }, since: 1.5, to: CAMPINAS },
  { stands: 'cancelled at credit', items: { 'Vertex 14 Dev': 4 }, since: 6, by: 'comprador' },
  { stands: 'packaging', items: { 'Lumen 27 Hub': 3 }, since: 3.4, by: 'comprador' },
  { stands: 'packaging', items: { 'Folha 10 Obra': 3 }, since: 2.8, to: CAMPINAS, servicePackage: 'Completo' },
  {
    stands: 'packed',
    items: { 'Vertex 14 Pro': 5 },
    upgrades: { 'Vertex 14 Pro': { '+16 GB de memória': 2, 'Segundo carregador': 5 } },
    since: 2,
    to: CAMPINAS,
    servicePackage: 'Gestão',
  },
  { stands: 'contract to sign', items: { 'Vertex 14 Plus': 3 }, since: 3.8, to: CURITIBA },
  { stands: 'shipping', items: { 'Lumen 27': 10 }, since: 0.9 },
  { stands: 'credit', items: { 'Vertex 16 Dev': 2 }, since: 1.8, by: 'vendedor@arrenda.example' },
  { stands: 'documents asked for', items: { 'Folha 10': 3 }, since: 3, by: 'comprador' },
  {
    stands: 'documents returned',
    items: { 'Vertex 14 Pro': 18, 'Lumen 24': 18, 'Orbe 6': 4 },
    since: 0.1,
    to: {
      'Sede São Paulo': { 'Vertex 14 Pro': 10, 'Lumen 24': 10 },
      [CAMPINAS]: { 'Vertex 14 Pro': 5, 'Lumen 24': 5, 'Orbe 6': 4 },
      [CURITIBA]: { 'Vertex 14 Pro': 3, 'Lumen 24': 3 },
    },
    coupon: 'OBRAS170',
    refused: { months: 36, because: 'Precisamos de 24 meses, não de 36.' },
    insurance: true,
    comment: 'Entregar em Campinas só na segunda semana do mês: a obra ainda está sem energia.',
  },
  { stands: 'documents sent', items: { 'Vertex 14 Campo': 2, 'Orbe 6 Pro': 2 }, since: 0.3, by: 'livia.prado' },
  { stands: 'proposal refused', items: { 'Vertex 16 Estação': 2 }, since: 0.7 },
  {
    stands: 'proposal',
    items: { 'Prisma L300': 6 },
    upgrades: { 'Prisma L300': { 'Bandeja extra de 500 folhas': 4 } },
    since: 0.3,
  },
]
