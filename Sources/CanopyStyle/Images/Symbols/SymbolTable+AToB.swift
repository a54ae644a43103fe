/// Symbols from A to B, in the format of `SymbolTable`.
let symbolsFromAToB = """
  4k.tv F502; abc F02C; accessibility F2E6; air.conditioner.horizontal F01B; air.conditioner.vertical F01B
  air.purifier F01B; airplane F01D r90; airplane.arrival F5D4; airplane.departure F5D5; airplay.audio = airplayaudio
  airplay.video F01F
  airplayaudio ~ 12 14 m 18.5 22 l 5.5 22 l h f 5.4 17.5 m 1.2 14 0.8 7.5 5 4.2 c 9 0.8 15 0.8 19 4.2 c 23.2 7.5 22.8 \
    14 18.6 17.5 c 8.2 13.6 m 5.9 11 7 6.8 12 6.8 c 17 6.8 18.1 11 15.8 13.6 c
  airplayvideo F01F; airpod.left F2CB; airpod.right F2CB; airpods F2CB
  airpods.max ~ 4.5 14 m 4.5 7.5 7.8 3.5 12 3.5 c 16.2 3.5 19.5 7.5 19.5 14 c 2 13 5 8.5 2.4 b 17 13 5 8.5 2.4 b
  airpodsmax = airpods.max; airpodspro F2CB; airtag F01A; alarm F020 lines; alarm.waves.left.and.right F020
  align.horizontal.center F61E; align.horizontal.left F61F; align.horizontal.right F620; align.vertical.bottom F621
  align.vertical.center F622; align.vertical.top F623; allergens F24A; alternatingcurrent F430
  ant ~ 12 5.2 2.3 o 12 10.9 2 o 12 17.8 4 o 10.2 10 m 6.2 7.6 l 5 4 l 10 11 m 5.6 12 l 2.6 10.4 l 10.2 12 m 6 15.6 l \
    5 20.6 l 10.8 3.2 m 9 0.8 l 13.8 10 m 17.8 7.6 l 19 4 l 14 11 m 18.4 12 l 21.4 10.4 l 13.8 12 m 18 15.6 l 19 20.6 \
    l 13.2 3.2 m 15 0.8 l lines
  ant.fill ~ 12 5.2 3.1 d 12 10.9 2.8 d 12 17.8 4.9 d 10.2 10 m 6.2 7.6 l 5 4 l 10 11 m 5.6 12 l 2.6 10.4 l 10.2 12 m \
    6 15.6 l 5 20.6 l 10.8 3.2 m 9 0.8 l 13.8 10 m 17.8 7.6 l 19 4 l 14 11 m 18.4 12 l 21.4 10.4 l 13.8 12 m 18 15.6 \
    l 19 20.6 l 13.2 3.2 m 15 0.8 l
  antenna.radiowaves.left.and.right + _mast#1 &_sidewave1#2^ &_sidewave2#2^; app.connected.to.app.below F4AA
  app.dashed F485; app.fill F12E; app.gift + app &gift@0.6,12,12; apple.haptics.and.music.note F387
  apple.image.playground F2F8; apple.intelligence F2F8; apple.logo F035; apple.terminal F18D; applelogo F035
  applepencil F3EB; appletv F502; appletvremote.gen1 F454; appletvremote.gen4 F454; applewatch F589
  applewatch.radiowaves.left.and.right F58B; applewatch.side.right F589; applewatch.watchface F589; apps.iphone F120
  aqi.high F0B5; aqi.low F0B5; aqi.medium F0B5; arcade.stick F297; archivebox F03C holes; arkit F1A9
  arrow.2.circlepath F4E6; arrow.2.squarepath F456; arrow.3.trianglepath F44C; arrow.backward = arrow.left
  arrow.backward.to.line = arrow.left.to.line; arrow.branch F62C; arrow.circlepath = arrow.clockwise
  arrow.clockwise ~ 19.8 12 m 19.8 16.3 16.3 19.8 12 19.8 c 7.7 19.8 4.2 16.3 4.2 12 c 4.2 7.7 7.7 4.2 12 4.2 c 15 \
    4.2 17.6 5.6 19.2 8 c 19.5 3.2 m 19.5 8.3 l 14.4 8.3 l
  arrow.counterclockwise = arrow.clockwise fx; arrow.down = arrow.right r90
  arrow.down.and.line.horizontal.and.arrow.up F54E; arrow.down.backward = arrow.down.left
  arrow.down.backward.and.arrow.up.forward = arrow.down.left.and.arrow.up.right; arrow.down.doc F220
  arrow.down.document F220; arrow.down.forward = arrow.down.right
  arrow.down.forward.and.arrow.up.backward = arrow.down.right.and.arrow.up.left
  arrow.down.left = arrow.up.right r180; arrow.down.left.and.arrow.up.right = arrow.down.right.and.arrow.up.left fx
  arrow.down.right = arrow.up.right fy
  arrow.down.right.and.arrow.up.left ~ 3 3 m 10 10 l 3.5 10 m 10 10 l 10 3.5 l 21 21 m 14 14 l 20.5 14 m 14 14 l 14 \
    20.5 l
  arrow.down.to.line = arrow.right.to.line r90; arrow.down.to.line.alt = arrow.down.to.line
  arrow.down.to.line.compact ~ 12 4 m 12 15 l 7 10.5 m 12 15.5 l 17 10.5 l 5 20 m 19 20 l
  arrow.forward = arrow.right; arrow.forward.to.line = arrow.right.to.line; arrow.left = arrow.right fx
  arrow.left.and.line.vertical.and.arrow.right F54F r90
  arrow.left.and.right ~ 2.5 12 m 21.5 12 l 7.5 7 m 2.5 12 l 7.5 17 l 16.5 7 m 21.5 12 l 16.5 17 l
  arrow.left.and.right.text.vertical F278 r90
  arrow.left.arrow.right ~ 3 8 m 21 8 l 16.5 3.5 m 21 8 l 16.5 12.5 l 21 16.5 m 3 16.5 l 7.5 12 m 3 16.5 l 7.5 21 l
  arrow.left.to.line = arrow.right.to.line fx; arrow.left.to.line.alt = arrow.left.to.line
  arrow.left.to.line.compact = arrow.down.to.line.compact r90; arrow.merge F0F8; arrow.rectanglepath F456
  arrow.right ~ 3.5 12 m 20.5 12 l 13.5 5 m 20.5 12 l 13.5 19 l
  arrow.right.and.line.vertical.and.arrow.left F54E r90
  arrow.right.arrow.left ~ 3 7 m 21 7 l 17 3 m 21 7 l 17 11 l 21 17 m 3 17 l 7 13 m 3 17 l 7 21 l
  arrow.right.doc.on.clipboard F192; arrow.right.filled.filter.arrow.right F236; arrow.right.page.on.clipboard F192
  arrow.right.to.line ~ 3 12 m 16 12 l 10.5 6.5 m 16 12 l 10.5 17.5 l 20.5 5 m 20.5 19 l
  arrow.right.to.line.alt = arrow.right.to.line; arrow.right.to.line.compact = arrow.down.to.line.compact r270
  arrow.swap ~ 2.5 5 m 9.5 12 l 2.5 19 l 21.5 5 m 14.5 12 l 21.5 19 l; arrow.triangle.2.circlepath F4E6
  arrow.triangle.2.circlepath.camera F108; arrow.triangle.2.circlepath.doc.on.clipboard F192
  arrow.triangle.branch F62C; arrow.triangle.capsulepath F456; arrow.triangle.merge F62D; arrow.triangle.pull F4C2
  arrow.triangle.swap F4C2; arrow.triangle.turn.up.right.circle F1D0; arrow.triangle.turn.up.right.diamond F1D0
  arrow.trianglehead.2.clockwise F4E6; arrow.trianglehead.2.clockwise.rotate.90 F4E6
  arrow.trianglehead.2.clockwise.rotate.90.camera F108; arrow.trianglehead.2.counterclockwise F4E6 fx
  arrow.trianglehead.2.counterclockwise.rotate.90 F4E6 fx; arrow.trianglehead.clockwise = arrow.clockwise
  arrow.trianglehead.clockwise.rotate.90 = arrow.clockwise
  arrow.trianglehead.counterclockwise = arrow.counterclockwise
  arrow.trianglehead.counterclockwise.rotate.90 = arrow.counterclockwise; arrow.trianglehead.rectanglepath F456
  arrow.turn.down.left = arrow.turn.down.right fx
  arrow.turn.down.right ~ 5 4 m 5 12 l 5 14 6 15 8 15 c 20 15 l 15 10 m 20 15 l 15 20 l
  arrow.turn.left.down = arrow.turn.down.right r90; arrow.turn.left.up = arrow.turn.down.left r90
  arrow.turn.right.down = arrow.turn.down.left r270; arrow.turn.right.up = arrow.turn.down.right r270
  arrow.turn.up.left = arrow.turn.down.right r180; arrow.turn.up.right = arrow.turn.down.right fy
  arrow.up = arrow.right r270; arrow.up.and.down = arrow.left.and.right r90
  arrow.up.and.down.and.arrow.left.and.right ~ 2 12 m 22 12 l 12 2 m 12 22 l 5 9 m 2 12 l 5 15 l 19 9 m 22 12 l 19 15 \
    l 9 5 m 12 2 l 15 5 l 9 19 m 12 22 l 15 19 l
  arrow.up.and.down.and.sparkles + arrow.up.and.down@0.95,8,12 &sparkle@0.5,18,7 &sparkle@0.34,18.5,17
  arrow.up.and.down.text.horizontal F278; arrow.up.and.line.horizontal.and.arrow.down F54F
  arrow.up.arrow.down = arrow.right.arrow.left r270; arrow.up.backward = arrow.up.left
  arrow.up.backward.and.arrow.down.forward = arrow.up.left.and.arrow.down.right; arrow.up.bin F552
  arrow.up.doc F220; arrow.up.doc.on.clipboard F192; arrow.up.document F220; arrow.up.forward = arrow.up.right
  arrow.up.forward.and.arrow.down.backward = arrow.up.right.and.arrow.down.left; arrow.up.left = arrow.up.right fx
  arrow.up.left.and.arrow.down.right ~ 4 4 m 20 20 l 4 11 m 4 4 l 11 4 l 20 13 m 20 20 l 13 20 l
  arrow.up.left.and.down.right.and.arrow.up.right.and.down.left ~ 4 4 m 20 20 l 20 4 m 4 20 l 4 10 m 4 4 l 10 4 l 14 \
    4 m 20 4 l 20 10 l 20 14 m 20 20 l 14 20 l 10 20 m 4 20 l 4 14 l
  arrow.up.left.and.down.right.magnifyingglass + magnifyingglass &arrow.up.left.and.arrow.down.right@0.36,9.5,9.5
  arrow.up.left.arrow.down.right = arrow.up.left.and.arrow.down.right; arrow.up.page.on.clipboard F192
  arrow.up.right ~ 6 18 m 18 6 l 8 6 m 18 6 l 18 16 l
  arrow.up.right.and.arrow.down.left = arrow.up.left.and.arrow.down.right fx
  arrow.up.right.arrow.down.left = arrow.up.right.and.arrow.down.left; arrow.up.right.video F569
  arrow.up.to.line = arrow.right.to.line r270; arrow.up.to.line.alt = arrow.up.to.line
  arrow.up.to.line.compact = arrow.down.to.line.compact fy; arrow.up.trash F1C0
  arrow.uturn.backward = arrow.uturn.left; arrow.uturn.down = arrow.uturn.left r270
  arrow.uturn.forward = arrow.uturn.right
  arrow.uturn.left ~ 8.5 3.5 m 3.5 8.5 l 8.5 13.5 l 3.5 8.5 m 14.5 8.5 l 18.2 8.5 20.5 11 20.5 14.3 c 20.5 17.6 18.2 \
    20 14.5 20 c 9 20 l
  arrow.uturn.right = arrow.uturn.left fx; arrow.uturn.up = arrow.uturn.left r90; arrowshape.backward F04E solid
  arrowshape.bounce.right = arrowshape.turn.up.right; arrowshape.down F046 solid; arrowshape.forward F055 solid
  arrowshape.left F04E solid; arrowshape.left.arrowshape.right F4E1; arrowshape.right F055 solid
  arrowshape.turn.up.backward = arrowshape.turn.up.left; arrowshape.turn.up.backward.2 F45B solid
  arrowshape.turn.up.forward = arrowshape.turn.up.right; arrowshape.turn.up.left F45A solid
  arrowshape.turn.up.left.2 F45B solid; arrowshape.turn.up.right F496 solid; arrowshape.up F05E solid
  arrowshape.zigzag.right F535; arrowtriangle.backward = arrowtriangle.left
  arrowtriangle.down = arrowtriangle.up fy; arrowtriangle.forward = arrowtriangle.right
  arrowtriangle.left = arrowtriangle.up r270
  arrowtriangle.left.and.line.vertical.and.arrowtriangle.right ~ 8.5 6 m 1.5 12 l 8.5 18 l h 12 3 m 12 21 l 15.5 6 m \
    22.5 12 l 15.5 18 l h lines
  arrowtriangle.right = arrowtriangle.up r90
  arrowtriangle.right.and.line.vertical.and.arrowtriangle.left ~ 2 6 m 9 12 l 2 18 l h 12 3 m 12 21 l 22 6 m 15 12 l \
    22 18 l h lines
  arrowtriangle.up ~ 12 5.5 m 20.5 18.5 l 3.5 18.5 l h lines; aspectratio F452; at F065; av.remote F454
  backpack F0D6; backward = forward fx; backward.end F4AE solid; backward.end.alt F4AB; backward.frame F4D5
  badge.plus.radiowaves.forward = badge.plus.radiowaves.right
  badge.plus.radiowaves.right + wave.3.right@0.85,16.5,12 _plusdisc@0.48,5.5,12
  bag ~ 3.5 7.5 17 13.5 3 r 8 10.5 m 8 6.5 l 8 4.3 9.8 2.5 12 2.5 c 14.2 2.5 16 4.3 16 6.5 c 16 10.5 l
  bag.fill + _bagbox !_baghandle &_bagtop; balloon F01C; balloon.2 F01C
  bandage ~ 3.7 13.8 m 13.8 3.7 l 15.6 1.9 18.6 1.9 20.3 3.7 c 20.3 3.7 l 22.1 5.4 22.1 8.4 20.3 10.2 c 10.2 20.3 l \
    8.4 22.1 5.4 22.1 3.7 20.3 c 3.7 20.3 l 1.9 18.6 1.9 15.6 3.7 13.8 c h 5.9 11.9 m 12.1 18.1 l 11.9 5.9 m 18.1 \
    12.1 l 10 12 0.9 d 12 10 0.9 d 12 14 0.9 d 14 12 0.9 d
  bandage.fill + _bandagearea !_bandagelines; banknote F114; barcode F071
  barcode.viewfinder + viewfinder &barcode@0.6,12,12; barometer F29A; baseball F507; basket F076
  basketball ~ 12 12 9 o 3.5 12 m 20.5 12 l 12 3.5 m 12 20.5 l 5.5 5.8 m 9 8.8 9 15.2 5.5 18.2 c 18.5 5.8 m 15 8.8 15 \
    15.2 18.5 18.2 c
  basketball.fill + _disc !_balllines; battery.0 = battery.0percent; battery.0percent = _batterycase
  battery.100 = battery.100percent; battery.100.bolt + _batterycase#2 &_battery100#2 bolt.fill#1@0.72,10.5,12
  battery.100percent + _batterycase#2 &_battery100#1
  battery.100percent.bolt + _batterycase#2 &_battery100#2 bolt.fill#1@0.72,10.5,12; battery.25 = battery.25percent
  battery.25percent + _batterycase#2 &_battery25#1; battery.50 = battery.50percent
  battery.50percent + _batterycase#2 &_battery50#1; battery.75 = battery.75percent
  battery.75percent + _batterycase#2 &_battery75#1; batteryblock F10C
  beach.umbrella + umbrella@0.9,12,10 &_underline; beats.headphones F2CB; bed.double F2E3 solid; bell F09C/F09A
  bell.and.waves.left.and.right F09F/F09E; bicycle F0A3; binoculars F0A5; bird F1E5 solid; birthday.cake F0E9 solid
  bitcoinsign F1AC; blinds.horizontal.closed F0AC; blinds.horizontal.open F0AC; blinds.vertical.closed F0AC
  blinds.vertical.open F0AC; bold F264; bold.italic.underline F287; bold.underline F264
  bolt ~ 13.5 1.8 m 5 13.3 l 11.3 13.3 l 10.5 22.2 l 19 10.7 l 12.7 10.7 l h lines; bolt.batteryblock F10C
  bolt.car F10D; bolt.heart F5F6; bolt.horizontal = bolt r90; bolt.ring.closed F241
  book ~ 12 6 m 9.5 4.3 6 3.8 2 4.2 c 2 18.7 l 6 18.3 9.5 18.8 12 20.5 c 14.5 18.8 18 18.3 22 18.7 c 22 4.2 l 18 3.8 \
    14.5 4.3 12 6 c 12 20 l
  book.and.wrench F0BE; book.closed F0BF solid; book.fill + _pageleft &_pageright; book.pages = book
  bookmark F0C3/F0C0
  books.vertical ~ 3 4 4.5 16.5 0.8 r 9 4 4.5 16.5 0.8 r 15 5 m 18.5 4 l 22 19.3 l 18.5 20.3 l h lines
  books.vertical.fill ~ 2 3 5.8 18.5 1.2 b 8.8 3 5.8 18.5 1.2 b 15.2 4.6 m 19.2 3.6 l 23.2 20.2 l 19 21.2 l h f
  box.truck F53D
  brain ~ 11 3.6 m 9.4 1.6 6.4 2.4 6 4.8 c 3.6 5 2.4 7.4 3.2 9.4 c 1.2 11 1.2 14 3 15.4 c 2.6 18 4.4 20 6.8 19.8 c \
    7.6 22.4 11 22.4 11 19.6 c h 13 3.6 m 14.6 1.6 17.6 2.4 18 4.8 c 20.4 5 21.6 7.4 20.8 9.4 c 22.8 11 22.8 14 21 \
    15.4 c 21.4 18 19.6 20 17.2 19.8 c 16.4 22.4 13 22.4 13 19.6 c h 7 8.6 m 8.8 8.8 10 7.8 10.2 6.4 c 4.2 12.4 m 6 \
    11.6 7.6 12.2 8.2 13.6 c 7 16.6 m 8.6 17 10 16.4 10.6 15.2 c 17 8.6 m 15.2 8.8 14 7.8 13.8 6.4 c 19.8 12.4 m 18 \
    11.6 16.4 12.2 15.8 13.6 c 17 16.6 m 15.4 17 14 16.4 13.4 15.2 c lines
  brain.fill + _brainhalves !_braindetails; brain.head.profile + _headprofile &brain.fill@0.48,11.6,9.8
  brain.head.profile.fill + _headprofile.fill !brain.fill@0.48,11.6,9.8; briefcase F0D6 solid; bubble F182/F17A
  bubble.left F182/F17A; bubble.left.and.bubble.right + bubble.left@0.72,8.5,9 bubble.right@0.78,15,14.5
  bubble.left.and.exclamationmark.bubble.right F28C
  bubble.left.and.text.bubble.right + bubble.left@0.72,8.5,9 _textbubbleright@0.8,15,14.5
  bubble.middle.bottom F526/F523; bubble.middle.top F526/F523 r180; bubble.right F182/F17A fx; building F1D7 solid
  building.2 F146 holes; building.2.crop.circle F146
  building.columns ~ 2.5 8.5 m 12 2.5 l 21.5 8.5 l h 2.5 21 m 21.5 21 l 5.5 11.5 m 5.5 18 l 9.8 11.5 m 9.8 18 l 14.2 \
    11.5 m 14.2 18 l 18.5 11.5 m 18.5 18 l
  building.columns.fill F070; bus F0E7 solid; bus.doubledecker F0E7
  """
