import { BarHeader } from '../layout/header';
import { hasHeader, type Place } from '../routes/place';

/** Replaces the bar of a page that failed and would have drawn its own, so that there is a back arrow. */
export const OwnBar = ({ place }: { place: Place }) => (hasHeader(place) ? null : <BarHeader place={place} />);
