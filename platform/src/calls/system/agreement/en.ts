import type { AgreementText } from './agreement-text';

export const english: AgreementText = {
  title: 'User agreement',
  sections: ({ name, minAge }) => [
    {
      heading: 'What this is',
      paragraphs: [
        `This agreement is between you and ${name}. By opening an account, or by playing without one, you accept it as it stands on that day.`,
        'Please read it before you agree. Where something is not clear, ask our customer service first: they are there around the clock.',
      ],
    },
    {
      heading: 'Who may play',
      points: [
        `You are at least ${minAge} years old, or older where the law of your country asks for it.`,
        'Games of chance for money are allowed where you live and where you are when you play.',
        'You play for yourself, with your own money, and not on behalf of somebody else.',
        'You have not excluded yourself from play, here or with an authority of your country.',
      ],
      paragraphs: ['We may ask you at any time to show that this is so, and close the account until you have.'],
    },
    {
      heading: 'Your account',
      points: [
        'One person has one account. What you tell us about yourself must be true and kept up to date.',
        'Your password and the codes we send you are yours alone. We never ask you for either.',
        'Whatever is done under your name and password counts as done by you, until you tell us that somebody else has them.',
        'An account cannot be sold, lent or given away.',
      ],
    },
    {
      heading: 'Money in and out',
      points: [
        'You may deposit only from accounts and cards in your own name. The limits and fees of each way are shown before you confirm.',
        'What you withdraw goes to an account in your own name. We may ask for papers before the first withdrawal.',
        'Money on the site earns no interest, and we give no credit.',
        'An amount credited by mistake is not yours: we take it back, and tell you so.',
      ],
    },
    {
      heading: 'Bets and games',
      points: [
        'A bet counts once we have confirmed it, and can then be neither changed nor taken back.',
        'Results are those that our system has recorded. Your betting record shows every one of them.',
        'Should a game break off or pay wrongly through a fault, its bets are void and the stakes are returned.',
        'Trial play uses play money. It cannot be paid out, and what is won with it has no value.',
      ],
    },
    {
      heading: 'Promotions',
      paragraphs: [
        'Each promotion has terms of its own, which are shown with it. Where they say something other than this agreement, they count for that promotion. A reward that was gained by several accounts of one person, or against the sense of a promotion, can be withdrawn.',
      ],
    },
    {
      heading: 'Play within your limits',
      paragraphs: [
        'Play should be a pastime, not a way to earn money. Decide beforehand what you can spare, and stop when it is gone. If that is hard for you, talk to our customer service: they set a limit for your account, pause it for a while, or close it for good, on the same day and without questions.',
      ],
    },
    {
      heading: 'What is not allowed',
      points: [
        'programs that play for you, and taking advantage of faults instead of reporting them;',
        'agreements between players who sit against each other;',
        'money from crime, or payments meant to hide where money comes from;',
        'getting around limits, locks or the borders of the countries we serve.',
      ],
      paragraphs: [
        'Where we find such a thing we may void the bets in question and close the account. Money that is rightly yours is paid out.',
      ],
    },
    {
      heading: 'Your data',
      paragraphs: [
        'We keep what we need to run your account, to pay you, and to meet the law: what you told us, what you paid and played, and from which devices you logged in. We give it to those alone who carry out a payment or a game for us, and to authorities who may ask for it. You can see what we hold, and have it put right.',
      ],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: [
        'Tell our customer service within thirty days. You get an answer within seven. We are liable for what we cause by intent or carelessness, up to the amount of the bets in question; for failures of networks and devices that are not ours we are not.',
      ],
    },
    {
      heading: 'Changes and the end',
      paragraphs: [
        'We may change this agreement, and announce it on the site fourteen days before. If you go on playing after that, the new text counts. You may close your account whenever you like; what is on it, less what you owe us, is paid out.',
      ],
    },
  ],
};
