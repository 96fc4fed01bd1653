import { checklistPointsFor, faultLabels, suggestAppraisal } from '@/services/logistics/returns/checklist.rules'

describe('the checklist of a returned unit', () => {
  it('depends on its kind, and has all points for an unknown kind', () => {
    expect(checklistPointsFor('Monitor')).not.toContain('keyboard')
    expect(checklistPointsFor('Monitor')).toContain('screen')
    expect(checklistPointsFor('Impressora multifuncional')).not.toContain('screen')
    expect(checklistPointsFor('Celular')).toEqual(expect.arrayContaining(['battery', 'unlocked']))
    expect(checklistPointsFor('Notebook')).toHaveLength(8)
    expect(checklistPointsFor('Projetor')).toHaveLength(8)
  })

  it('suggests damage for a fault, and maintenance for remaining data or a lock', () => {
    expect(suggestAppraisal({})).toEqual({ condition: 'good', destination: 'UP_FOR_RENTAL' })
    expect(suggestAppraisal({ power: 'ok', screen: 'bad' })).toEqual({
      condition: 'damaged',
      destination: 'IN_MAINTENANCE',
    })
    expect(suggestAppraisal({ unlocked: 'bad' })).toEqual({ condition: 'good', destination: 'IN_MAINTENANCE' })
  })

  it('has a label for each fault', () => {
    expect(faultLabels({ power: 'ok', screen: 'bad', wiped: 'bad' })).toEqual(['Tela', 'Dados apagados'])
  })
})
