import { launchRequestOf } from './launch-request';

const of = (query: string) => launchRequestOf(new URLSearchParams(query));

describe('an address of the launch page', () => {
  it.each(['trad', 'ent'])('that names the play type %s is a lottery', async (playType) => {
    await proves('S9-CONST-36', () => {
      expect(of(`playType=${playType}&prize_mode=Elott&code=LTN1M&pageBack=home`)).toEqual({
        ...{ gameType: 'ELOTT', vassalage: 'ELOTT', gameId: 'LTN1M', nodeId: undefined, backHome: true },
      });
    });
  });

  it.each(['', 'TRAD', 'both'])('with the play type "%s" is invalid', async (playType) => {
    await proves('S9-CONST-36', () => {
      expect(of(`playType=${playType}&prize_mode=Elott&code=LTN1M`)).toBeUndefined();
      expect(of(`playType=${playType}&vendor=TF&category=SPORTS&gameId=7`)).toMatchObject({ gameId: '7' });
    });
  });

  it.each([
    ['Lott', 'LOTT'],
    ['ZY', 'LOTT'],
    ['Elott', 'ELOTT'],
  ])('in the prize mode %s belongs to the house of %s where it names none', async (mode, house) => {
    await proves('S9-CONST-33', () => {
      expect(of(`playType=trad&prize_mode=${mode}`)).toMatchObject({
        vassalage: house,
        gameType: house,
        gameId: 'lobby',
      });
    });
  });
});
