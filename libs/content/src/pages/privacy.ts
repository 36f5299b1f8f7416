import { company } from '../company.ts';
import { daysText } from '../days.ts';
import { pageTitle } from '../meta.ts';
import {
  BACKUP_DAYS,
  CONFIRMATION_DAYS,
  retention,
  TALENT_POOL_NOTICE_DAYS,
} from '../retention.ts';
import type { Page } from '../types.ts';

const keptEnquiry = `After ${daysText(retention.enquiries)} we delete them.`;

/** Privacy notice. It must agree with what the service stores (contract §4). */
export const privacy: Page = {
  path: '/privacy',
  title: pageTitle('Privacy'),
  description: `What the website of ${company.name} stores when you write to us, ask for a demo or subscribe to the newsletter, and what it does not do: no tracking.`,
  heading: 'Privacy',
  intro: [
    'You can read this whole website without telling us who you are. This page says what we store when you send us something, why, and how to have it removed.',
  ],
  sections: [
    {
      id: 'enquiries',
      kind: 'text',
      heading: 'When you send an enquiry',
      paragraphs: [
        'We store your name, your email address and your message, with the time and a reference number. They are mailed to our office so that somebody can answer you, and you receive a mail with the reference. We use them for nothing else.',
        keptEnquiry,
      ],
    },
    {
      id: 'contact',
      kind: 'text',
      heading: 'When you write to us with the contact form',
      paragraphs: [
        'We store your name, your email address, your phone number, the subject and your message, with the time and a reference number. They are mailed to our office so that somebody can answer you, and you receive a mail with the reference. We use them for nothing else.',
        keptEnquiry,
      ],
    },
    {
      id: 'demos',
      kind: 'text',
      heading: 'When you ask for a demo',
      paragraphs: [
        'We store your name, your email address, your phone number and the product you want to see, with the time and a reference number. They are mailed to our office so that somebody can agree on a time with you, and you receive a mail with the reference. We use them for nothing else.',
        keptEnquiry,
      ],
    },
    {
      id: 'subscription',
      kind: 'text',
      heading: 'When you subscribe to the newsletter',
      paragraphs: [
        `We send one mail with a link to the address that was entered. Only when you confirm through that link do you receive the newsletter, and we keep your address for as long as you do. A mail then says that you are subscribed. An address that is not confirmed is deleted after ${daysText(CONFIRMATION_DAYS)}.`,
        'You can end the subscription at any time: that mail and each newsletter carry a link for it, and many mail programs show a button of their own. We then delete the subscription and your address in it.',
      ],
    },
    {
      id: 'mails',
      kind: 'text',
      heading: 'Mails our website sends',
      paragraphs: [
        `A mail is kept for ${daysText(retention.mails)} after it was sent, or could not be delivered, so that we can look into it when one does not arrive, and is then deleted. The text of a mail to you about an application or a message is kept for as long as that. A mail that carries the link with which you end your subscription is deleted when you end it.`,
        `Our forms hold a field that people do not see. Where it was filled in all the same, or a form was sent sooner than a person can fill it in, we take it that a robot did so: what was sent is stored and marked, and the mail to the address that was entered waits until one of us has looked at it. One that we do not send is deleted after ${daysText(retention.mails)}.`,
      ],
    },
    {
      id: 'applications',
      kind: 'text',
      heading: 'When you apply for a job',
      paragraphs: [
        'We store your name, your email address, your phone number, your cover letter and your resume, with the vacancy, the time and a reference number. Our office is told by mail that you have applied, without the resume, and you receive a mail with the reference. We use them to decide on the vacancy and for nothing else, and show them to nobody outside our company.',
        `${daysText(retention.applications)} after you applied we delete your application and your resume.`,
        `If you tick in the form that we keep your application for other vacancies too, we do so for ${daysText(retention.talentPool)}. ${daysText(TALENT_POOL_NOTICE_DAYS)} before that ends we write to you: unless you then choose to stay, we delete it. The link in our mails lets you leave at any time.`,
        'With your application we store where you came from to our job search, if your browser says so: the website whose link you followed, only its name, or the name of the campaign in the link. No cookie is used for it. It tells us where our advertisements are read.',
        'Until you send it, your browser keeps what you type into the form, and the file you choose, on your device and nowhere else. It is deleted from there when your application is stored, when you press the button in the form that erases it, or the next time you use our job search after the vacancy was closed, or after 30 days.',
      ],
    },
    {
      id: 'accounts',
      kind: 'text',
      heading: 'When you sign in as a guest',
      paragraphs: [
        'The first time, we make an account: we store your email address, and your password as a code from which it cannot be read, once you have entered the six digits that we mail you. Whoever has verified an address sees the applications that were sent with it, also those from before. We use the account for nothing else.',
        'While you are signed in we store when that began, when it was last used, and the names of your browser and its system, so that you know it again: the login page lists where you are signed in, and you can end each of these. It ends when you sign out, after 30 minutes in which you do nothing, and after 12 hours at the latest; with ‘Remember me’ after 7 days and after 30. Codes and links that we mail you work once and for a short time, and of what was tried we count only how often.',
        'On the login page you can withdraw an application: its resume is deleted, and our office is told. There you can also download all that is stored under your address, and erase it. We keep the account until then.',
      ],
      links: [{ label: 'Login', href: '/login?mode=guest' }],
    },
    {
      id: 'staff',
      kind: 'text',
      heading: 'When you sign in as one of our staff',
      paragraphs: [
        'Your administrator has noted your employee code, your name, your mobile number, your email address and your role. The first time, we mail you a code and store the key of the authenticator that you set up, encrypted, and your recovery codes in a form from which they cannot be read. We use them to sign you in, to show your colleagues who did what, and to tell you what happened to your account and your mails, and keep them for as long as you are one of our staff. So long we also keep when you were last at the desk, the views that you save there, and how far you have seen its lists. Your browser keeps how you have set the desk and, until you sign out or close its tab, what you typed there and have not sent.',
        'While you are signed in we store when that began and when it was last used. It ends when you sign out, after 30 minutes in which you do nothing, and after 12 hours at the latest; with ‘Remember me’ after a day and after 7 days.',
        `We log what is done with the staff’s accounts and at the desk, where looking at what somebody sent us counts too: when, by whom, and to what. Nothing that anybody wrote stands in it. This log is kept for ${daysText(retention.audit)}, so that we can find out who has read or changed the data of others.`,
      ],
    },
    {
      id: 'cookies',
      kind: 'text',
      heading: 'Cookies',
      paragraphs: [
        'When you use a form or the job search, the website sets one cookie, named XSRF-TOKEN. It holds a random value that shows that a form was sent from our own page, and not by another website in your name. It does not identify you, and it is not used to follow you.',
        'When you sign in there are two more: __Host-challenge, which ties the mailed code to the browser that asked for it, for ten minutes, and __Host-session, which holds a random value by which we know that you are signed in. That one goes when you sign out or close the browser; with ‘Remember me’ it stays for up to 30 days.',
        'The login page sets XSRF-TOKEN as soon as it is opened. With it come __Host-captcha-picture and, where the page asks in words, __Host-captcha. These hold the answer to the captcha it shows to our staff in a form that cannot be read, for ten minutes. For staff who sign in there are two more: __Host-staff-challenge, which ties a sign-in to the browser in which it began, for up to 20 minutes, and __Host-staff-session, by which we know who is signed in. That one goes when they sign out or close the browser; with ‘Remember me’ it stays for up to 7 days. A last one, __Host-staff-browser, says in a form that cannot be read who has signed in there, so that nobody can lock them out from elsewhere; it stays for 180 days.',
      ],
    },
    {
      id: 'logs',
      kind: 'text',
      heading: 'Server logs',
      paragraphs: [
        'Our server notes which pages and functions are called, when, how long that took and whether it worked. Names, email addresses, phone numbers and messages are not written to these logs. To stop floods the server counts how many requests come from a network address in a minute, and how often something is sent in the name of an email address, and how many mails one network address has us send, in an hour. For the email address it keeps a code from which the address cannot be read.',
      ],
    },
    {
      id: 'no-tracking',
      kind: 'text',
      heading: 'What we do not do',
      paragraphs: [
        'There is no tracking, no advertising and no analytics. Pages load nothing from other companies’ servers: fonts, pictures and scripts are our own. The one exception waits for you: the map on the contact page comes from OpenStreetMap, and only once you press the button that loads it. Links to other websites are only links; those websites learn of you when you follow one.',
      ],
    },
    {
      id: 'your-rights',
      kind: 'text',
      heading: 'Your data, your say',
      paragraphs: [
        'Beside what you send us we store how far we are with it, and the notes and tags that our staff add, for as long as the thing itself. They are part of the copy that you may have.',
        'You may ask what we have stored about you, have it corrected, or have it deleted. If you have the reference number of what you sent us, it helps us to find it. Guests who sign in can download and erase it themselves.',
        `We copy what is stored each day, in case of a breakdown, and delete a copy that is older than ${daysText(BACKUP_DAYS)}: until then it holds what was deleted since. That you had it erased, ended a subscription, withdrew an application or left our talent pool we note apart from everything else, as a code that names nobody, so that a copy we may have to bring back does not bring it back.`,
      ],
      links: [company.emails.privacy, company.phones.office],
    },
  ],
};
