import type { HelpTopic } from '@foyer/shared/contract';
import type { HelpOf } from './help-text';

export const english = ({ name, minAge }: HelpOf): HelpTopic[] => [
  {
    title: 'Opening an account and logging in',
    content: `<p>An account at ${name} takes a minute. You have to be at least ${minAge} years old, and one person has one account.</p>
<h3>How to register</h3>
<ol><li>Press <strong>Register</strong> on the home page.</li><li>Choose a username and a password of your own. Fields with a star have to be filled.</li><li>If a friend or an agent gave you a code, enter it now: it cannot be added later.</li></ol>
<h3>If the log-in asks for a picture</h3>
<p>After a few failed tries the log-in shows four digits in a picture. Type what you see, or let it be read to you by the speaker beside it.</p>`,
  },
  {
    title: 'I forgot my password',
    content: `<p>Go to <a href="/m/forget">the recovery page</a> and choose how you want to prove that the account is yours.</p>
<ul><li><strong>By e-mail:</strong> you get a link that works once. Look into the folder for unwanted mail, too.</li><li><strong>By SMS:</strong> you get a code for the number that is bound to your account.</li></ul>
<h3>Neither of them is bound</h3>
<p>Then only <a href="/m/service">customer service</a> can help. Have your username and the time of your last deposit at hand.</p>
<p>Nobody of ${name} will ever ask you for a password or a code.</p>`,
  },
  {
    title: 'Deposits: ways, limits and waiting times',
    content: `<p>Open <a href="/m/voucherCenter">Deposit</a>, choose a way, enter an amount and confirm. Smallest and largest amount and the fee of each way stand on the form.</p>
<h3>When the money is there</h3>
<ul><li>QR and card payments are usually there within a minute.</li><li>A bank transfer is there as soon as our bank has told us. Transfer the exact amount that is shown, from an account in your own name.</li></ul>
<h3>What may go wrong</h3>
<ul><li>A payment page counts for 30 minutes, the details of a transfer for 24 hours. After that start a new deposit.</li><li>At most three deposits may wait at a time. Cancel one that you do not mean any more.</li><li>If you paid another amount than you said, or too late, a person looks at it. You need not do anything.</li></ul>`,
  },
  {
    title: 'Withdrawals: steps, rules and how long they take',
    content: `<p>You need a bank card and a payment password. Both are set up on <a href="/m/withdraw">Withdraw</a> the first time.</p>
<ol><li>Enter the amount and your payment password.</li><li>We check the order. Until we pay it out you can take it back where that is offered.</li><li>We pay it to your card, and a message tells you.</li></ol>
<h3>Why I cannot withdraw everything</h3>
<p>Each deposit has to be staked once before it can leave again, and a bonus as often as its promotion says. The page shows how much is left to stake. See also "Turnover and bonus money".</p>
<h3>Limits</h3>
<p>One withdrawal may be on its way at a time. How many you have in a day depends on your <a href="/m/member/benefits">level in the club</a>.</p>`,
  },
  {
    title: 'Bank cards and the payment password',
    content: `<h3>Bank cards</h3>
<ul><li>You may keep up to five cards, all in the name of one person: you.</li><li>A card number belongs to one account here.</li><li>Only bank, last four digits and a part of the name are ever shown.</li></ul>
<h3>Payment password</h3>
<p>Six digits that protect your money, apart from the password of your log-in. After five wrong tries in two hours it is locked for two hours. A new one can be set in the <a href="/m/securityCenter">security center</a>, which lifts the lock.</p>`,
  },
  {
    title: 'Turnover and bonus money',
    content: `<p>What you have to stake before money can be withdrawn is called turnover.</p>
<table><thead><tr><th>Money</th><th>Has to be staked</th></tr></thead><tbody><tr><td>Deposit</td><td>once</td></tr><tr><td>Bonus</td><td>as often as the promotion says</td></tr><tr><td>Winnings, rebate, cashback</td><td>not at all</td></tr></tbody></table>
<h3>How stakes count</h3>
<ul><li>Bets that were won or lost count with their whole stake. Open bets do not count yet, and bets that were void never do.</li><li>The oldest deposit or bonus is filled first.</li><li>A bet is paid from your main wallet. Only where that does not hold the stake, the bonus wallet pays all of it.</li></ul>
<p>When a bonus has been staked as often as it asks for, what is left of it moves to your main wallet by itself.</p>`,
  },
  {
    title: 'Bets, results and my records',
    content: `<p>A bet counts once it is confirmed. It stands in <a href="/m/gameRecord">your betting record</a> from then on, with stake, payout and state.</p>
<h3>What the states mean</h3>
<ul><li><strong>Open:</strong> the result is not there yet.</li><li><strong>Won</strong> or <strong>lost:</strong> the result is there and what you won is in your wallet.</li><li><strong>Void:</strong> the game was called off. Your stake came back whole.</li></ul>
<h3>A game broke off</h3>
<p>Nothing is lost. Open the game again: most go on where they stopped. If the round was over, its result stands in the record.</p>
<p>Every movement of money is in <a href="/m/transaction/record">the account record</a>.</p>`,
  },
  {
    title: 'Lotteries: draws, orders and fairness',
    content: `<p>Choose a lottery, pick numbers, set a stake and confirm. Orders close some seconds before each draw, and the clock on the page shows when.</p>
<h3>Orders</h3>
<ul><li>The odds that you confirmed stay with your order, whatever happens to them later.</li><li>An order can be taken back as a whole until it closes.</li><li>You may let the same order run for up to ten draws, and stop when it wins.</li></ul>
<h3>How you can check a draw</h3>
<p>Numbers come from a secret that is fixed before the day. Its fingerprint is published before the first draw, the secret itself after the last one. So anybody can reckon every draw again, and neither you nor we can change one.</p>`,
  },
  {
    title: 'Wallets, and moving money to a game studio',
    content: `<p>Your balance is made up of a main wallet, a bonus wallet and, for a few studios, a wallet of their own.</p>
<ul><li>Most games take their stakes from the main wallet. There is nothing to move.</li><li>Where a studio keeps a wallet of its own, the game asks how much you want to take along. What you do not use comes back by a transfer on <a href="/m/voucherCenter?tab=transfer">the deposit page</a>.</li><li>Money that is being withdrawn is held apart until it is paid.</li></ul>
<p>If a transfer does not arrive at once, it is looked after every minute: it arrives, or comes back to your main wallet.</p>`,
  },
  {
    title: 'Promotions, cashback and the club',
    content: `<p>All that is going on stands in <a href="/m/activity">Activities</a>, each with its own rules.</p>
<h3>The club</h3>
<p>Your level rises with what you stake. A higher level brings a better rebate, more withdrawals a day and more cashback. <a href="/m/member/benefits">The page of the club</a> shows where you stand and what is missing for the next level.</p>
<h3>When it is paid</h3>
<ul><li>Rebate: every night for the day before.</li><li>Cashback: Monday at noon.</li><li>Rewards that have to be claimed say until when.</li></ul>`,
  },
  {
    title: 'Keeping my account safe',
    content: `<p>Four guards protect your account, and <a href="/m/securityCenter">the security center</a> shows which of them are up: log-in password, payment password, phone number and e-mail address.</p>
<ul><li>Use a password that you use nowhere else.</li><li>Bind a phone number or an address. It is the only way back when you forget the password.</li><li>Look through the sessions and devices in the security center, and end what you do not know.</li></ul>
<h3>Somebody else is in my account</h3>
<ol><li>Change your password: all other sessions end with it.</li><li>Set a new payment password.</li><li>Tell <a href="/m/service">customer service</a>.</li></ol>`,
  },
  {
    title: 'Trying games without money',
    content: `<p>A <a href="/m/trail">trial account</a> has play money and counts for a day. It opens games and house lotteries without a registration.</p>
<p>What is won with it has no value and cannot be paid out. It takes no part in promotions, and deposits and withdrawals are closed to it.</p>`,
  },
  {
    title: 'Playing within limits',
    content: `<p>Play is a pastime and costs money in the long run. Decide beforehand how much and how long, and stop then.</p>
<h3>Signs to take seriously</h3>
<ul><li>You play to win back what you lost.</li><li>You play with money that is meant for something else, or with borrowed money.</li><li>You hide how much you play.</li></ul>
<h3>What we do for you</h3>
<p>Ask <a href="/m/service">customer service</a> for a limit, a pause or the end of your account. They do it on the same day and ask for no reason. Nobody under ${minAge} may play; keep your password from children.</p>`,
  },
];
