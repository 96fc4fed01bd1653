import { keepsItsPromises } from './promises'

describe('a store on the disk', () => {
  keepsItsPromises()
})
