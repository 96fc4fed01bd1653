import { checklistPointsFor, faultLabels } from '@/services/logistics/returns/checklist.rules'

describe('the checklist of a returned unit', () => {
  it('depends on its kind, and has all points for an unknown kind', () => {
    expect(checklistPointsFor('Monitor')).not.toContain('keyboard')
    expect(checklistPointsFor('Monitor')).toContain('screen')
    expect(checklistPointsFor('Impressora multifuncional')).not.toContain('screen')
    expect(checklistPointsFor('Celular')).toEqual(expect.arrayContaining(['battery', 'unlocked']))
    expect(checklistPointsFor('Notebook')).toHaveLength(8)
    expect(checklistPointsFor('Projetor')).toHaveLength(8)
  })

  it('starts with the erased data wherever a unit can hold any', () => {
    expect(['Notebook', 'Celular', 'Desktop', 'Impressora'].map((kind) => checklistPointsFor(kind)[0])).toEqual(
      Array(4).fill('wiped'),
    )
  })

  it('has a label for each fault', () => {
    expect(faultLabels({ power: 'ok', screen: 'bad', wiped: 'bad' })).toEqual(['Dados apagados', 'Tela'])
  })
})
