export type UpgradeData = {
  name: string
  description: string
  monthlyFee: string
  /** The specification that it changes, and its new value or what it adds: it is offered only where it improves a product. */
  changes?: { specification: string; value: string }
  /** Product types and single products that it is offered for. */
  productTypes?: readonly string[]
  products?: readonly string[]
  active?: boolean
}

/** In the order in which the simulator shows them. */
export const UPGRADES: readonly UpgradeData[] = [
  {
    name: '+16 GB de memória',
    description: 'Instalada e testada antes da entrega',
    monthlyFee: '24.90',
    changes: { specification: 'Memória', value: '+16 GB' },
    products: ['Vertex 14', 'Vertex 14 Plus', 'Vertex 14 Pro', 'Vertex 14 Dev'],
  },
  {
    name: '+32 GB de memória',
    description: 'Para modelos grandes e máquinas virtuais',
    monthlyFee: '44.90',
    changes: { specification: 'Memória', value: '+32 GB' },
    products: ['Vertex 15 Projeto', 'Vertex 16 Dev', 'Vertex 16 Studio', 'Vertex 16 Estação'],
  },
  {
    name: 'SSD de 1 TB',
    description: 'No lugar do disco de fábrica',
    monthlyFee: '19.90',
    changes: { specification: 'Armazenamento', value: '1 TB SSD' },
    productTypes: ['Notebook'],
  },
  {
    name: 'Dock USB-C',
    description: 'Dois monitores, rede e energia por um cabo só',
    monthlyFee: '29.90',
    productTypes: ['Notebook'],
  },
  {
    name: 'Segundo carregador',
    description: 'Um no escritório, outro em casa',
    monthlyFee: '6.50',
    productTypes: ['Notebook', 'Tablet'],
  },
  {
    name: 'Braço articulado',
    description: 'Para mesas de até 6 cm, com passagem de cabos',
    monthlyFee: '12.90',
    productTypes: ['Monitor'],
  },
  {
    name: 'Capa reforçada e película',
    description: 'Aguenta quedas de até 2 metros',
    monthlyFee: '7.90',
    productTypes: ['Celular', 'Tablet'],
  },
  {
    name: 'Bandeja extra de 500 folhas',
    description: 'Menos idas ao armário de papel',
    monthlyFee: '18.90',
    productTypes: ['Impressora'],
  },
  {
    name: 'Teclado numérico USB',
    description: 'Fora de linha',
    monthlyFee: '3.90',
    productTypes: ['Notebook'],
    active: false,
  },
]
