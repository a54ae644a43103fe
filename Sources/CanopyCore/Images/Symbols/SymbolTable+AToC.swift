/// Symbols from A to C: the name, the number of the glyph in the icon font, where its ink begins and ends on a square of 24
/// units, and how it is turned. A name with `.fill` that is not there looks as without it.
let symbolsFromAToC = """
  4k.tv F502 2 22; abc F02C 2 22; accessibility F2E6 3 21; air.conditioner.horizontal F01B 3 21
  air.conditioner.vertical F01B 3 21; air.purifier F01B 3 21; airplane F01D 2 21 r90; airplane.arrival F5D4 2.5 21.5
  airplane.departure F5D5 1.8 22.1; airplay.audio F01F 1 23; airplay.video F01F 1 23; airplayaudio F01F 1 23
  airplayvideo F01F 1 23; airpod.left F2CB 3 21; airpod.right F2CB 3 21; airpods F2CB 3 21; airpods.max F2CB 3 21
  airpodsmax F2CB 3 21; airpodspro F2CB 3 21; airtag F01A 2 22; alarm F020 2 22; alarm.waves.left.and.right F020 2 22
  align.horizontal.center F61E 1 23; align.horizontal.left F61F 3 21; align.horizontal.right F620 3 21
  align.vertical.bottom F621 4 20; align.vertical.center F622 4 20; align.vertical.top F623 4 20; allergens F24A 3 21
  alternatingcurrent F430 3 21; ant F0E4 4 20; antenna.radiowaves.left.and.right F43B 2 22; app F131 3 21
  app.badge F131 3 21; app.badge.fill F12E 3 21; app.connected.to.app.below F4AA 1 23; app.dashed F485 3 21
  app.fill F12E 3 21; app.gift F2A1 1 23; apple.haptics.and.music.note F387 6 19; apple.image.playground F2F8 2.3 21.7
  apple.intelligence F2F8 2.3 21.7; apple.logo F035 3.9 20.1; apple.terminal F18D 2 22; applelogo F035 3.9 20.1
  applepencil F3EB 3 21; appletv F502 2 22; appletvremote.gen1 F454 4.2 19.8; appletvremote.gen4 F454 4.2 19.8
  applewatch F589 4 20; applewatch.radiowaves.left.and.right F58B 2 20; applewatch.side.right F589 4 20
  applewatch.watchface F589 4 20; apps.iphone F120 5 18; aqi.high F0B5 2.5 21.5; aqi.low F0B5 2.5 21.5
  aqi.medium F0B5 2.5 21.5; arcade.stick F297 1 23; archivebox F03C 3 21; arkit F1A9 1 23
  arrow.2.circlepath F0E8 1 23 fx; arrow.2.squarepath F547 1.7 22.3; arrow.3.trianglepath F44C 1.9 22.1
  arrow.backward F04D 4.2 20; arrow.backward.to.line F61F 3 21; arrow.branch F62C 4 20; arrow.circlepath F450 4 20
  arrow.clockwise F450 4 20; arrow.clockwise.icloud F63F 0 24; arrow.counterclockwise F450 4 20 fx
  arrow.counterclockwise.icloud F63F 0 24; arrow.down F045 4.1 19.9
  arrow.down.and.line.horizontal.and.arrow.up F54E 7.4 16.6; arrow.down.backward F042 5 19
  arrow.down.backward.and.arrow.up.forward F615 3.1 20.9; arrow.down.doc F220 4 20; arrow.down.document F220 4 20
  arrow.down.forward F043 5 19; arrow.down.forward.and.arrow.up.backward F615 3.1 20.9 fx; arrow.down.left F042 5 19
  arrow.down.left.and.arrow.up.right F615 3.1 20.9; arrow.down.right F043 5 19
  arrow.down.right.and.arrow.up.left F615 3.1 20.9 fx; arrow.down.right.and.arrow.up.left.rectangle F615 3.1 20.9 fx
  arrow.down.to.line F621 4 20; arrow.down.to.line.alt F621 4 20; arrow.down.to.line.compact F621 4 20
  arrow.forward F054 4 19.8; arrow.forward.to.line F620 3 21; arrow.left F04D 4.2 20
  arrow.left.and.line.vertical.and.arrow.right F54F 7.4 16.6 r90; arrow.left.and.right F4E1 3 21
  arrow.left.and.right.text.vertical F278 1.5 22 r90; arrow.left.arrow.right F4E1 3 21; arrow.left.to.line F61F 3 21
  arrow.left.to.line.alt F61F 3 21; arrow.left.to.line.compact F61F 3 21; arrow.left.to.line.square F600 6 18.4
  arrow.merge F0F8 5.6 18.4; arrow.rectanglepath F456 3 21; arrow.right F054 4 19.8
  arrow.right.and.line.vertical.and.arrow.left F54E 7.4 16.6 r90; arrow.right.arrow.left F4E1 3 21
  arrow.right.doc.on.clipboard F192 3 21; arrow.right.filled.filter.arrow.right F236 3 21
  arrow.right.page.on.clipboard F192 3 21; arrow.right.to.line F620 3 21; arrow.right.to.line.alt F620 3 21
  arrow.right.to.line.compact F620 3 21; arrow.right.to.line.square F601 5.6 18; arrow.swap F4E1 3 21
  arrow.triangle.2.circlepath F0E8 1 23 fx; arrow.triangle.2.circlepath.camera F108 2 22
  arrow.triangle.2.circlepath.doc.on.clipboard F192 3 21; arrow.triangle.2.circlepath.icloud F63F 0 24
  arrow.triangle.branch F62C 4 20; arrow.triangle.capsulepath F456 3 21; arrow.triangle.merge F62D 4 21
  arrow.triangle.pull F4C2 3 21; arrow.triangle.swap F4C2 3 21; arrow.triangle.turn.up.right.circle F1D0 2 22
  arrow.triangle.turn.up.right.diamond F1D0 2 22; arrow.trianglehead.2.clockwise F0E8 1 23 fx
  arrow.trianglehead.2.clockwise.rotate.90 F06A 4 20; arrow.trianglehead.2.clockwise.rotate.90.camera F108 2 22
  arrow.trianglehead.2.counterclockwise F0E8 1 23; arrow.trianglehead.2.counterclockwise.rotate.90 F4E6 4 20
  arrow.trianglehead.clockwise F450 4 20; arrow.trianglehead.clockwise.rotate.90 F450 4 20
  arrow.trianglehead.counterclockwise F450 4 20 fx; arrow.trianglehead.counterclockwise.rotate.90 F450 4 20 fx
  arrow.trianglehead.rectanglepath F456 3 21; arrow.turn.down.left F311 2 21; arrow.turn.down.right F60D 4 19
  arrow.turn.left.down F60C 5 20; arrow.turn.left.up F05B 5 19; arrow.turn.right.down F043 5 19
  arrow.turn.right.up F05C 5 19; arrow.turn.up.left F45A 3 21; arrow.turn.up.right F496 3 21; arrow.up F05D 4.1 19.9
  arrow.up.and.down F4E2 5 19; arrow.up.and.down.and.arrow.left.and.right F1B6 1.7 22.3
  arrow.up.and.down.and.sparkles F4E2 5 19; arrow.up.and.down.text.horizontal F278 1.5 22
  arrow.up.and.line.horizontal.and.arrow.down F54F 7.4 16.6; arrow.up.arrow.down F4E2 5 19; arrow.up.backward F05B 5 19
  arrow.up.backward.and.arrow.down.forward F616 3 21 fx; arrow.up.bin F552 5 19; arrow.up.circle.badge.clock F155 4 22
  arrow.up.doc F220 4 20; arrow.up.doc.on.clipboard F192 3 21; arrow.up.document F220 4 20; arrow.up.forward F05C 5 19
  arrow.up.forward.and.arrow.down.backward F616 3 21; arrow.up.forward.app F3CC 3 21; arrow.up.forward.square F3CC 3 21
  arrow.up.left F05B 5 19; arrow.up.left.and.arrow.down.right F616 3 21 fx
  arrow.up.left.and.arrow.down.right.rectangle F616 3 21 fx
  arrow.up.left.and.down.right.and.arrow.up.right.and.down.left F04C 3 21
  arrow.up.left.and.down.right.magnifyingglass F349 3 20.5; arrow.up.left.arrow.down.right F616 3 21 fx
  arrow.up.message F182 2 22; arrow.up.message.fill F17A 2 22; arrow.up.page.on.clipboard F192 3 21
  arrow.up.right F05C 5 19; arrow.up.right.and.arrow.down.left F616 3 21
  arrow.up.right.and.arrow.down.left.rectangle F616 3 21; arrow.up.right.arrow.down.left F616 3 21
  arrow.up.right.square F3CC 3 21; arrow.up.right.video F569 2 22; arrow.up.to.line F623 4 20
  arrow.up.to.line.alt F623 4 20; arrow.up.to.line.compact F623 4 20; arrow.up.trash F1C0 5 19
  arrow.uturn.backward F54D 4 20; arrow.uturn.down F54D 4 20 r270; arrow.uturn.forward F44F 4 20
  arrow.uturn.left F54D 4 20; arrow.uturn.right F44F 4 20; arrow.uturn.up F54D 4 20 r90; arrowshape.backward F04E 4.2 20
  arrowshape.bounce.right F496 3 21; arrowshape.down F046 4.1 19.9; arrowshape.forward F055 4 19.8
  arrowshape.left F04E 4.2 20; arrowshape.left.arrowshape.right F4E1 3 21; arrowshape.right F055 4 19.8
  arrowshape.turn.up.backward F45A 3 21; arrowshape.turn.up.backward.2 F45B 0 24; arrowshape.turn.up.forward F496 3 21
  arrowshape.turn.up.left F45A 3 21; arrowshape.turn.up.left.2 F45B 0 24; arrowshape.turn.up.right F496 3 21
  arrowshape.up F05E 4.1 19.9; arrowshape.zigzag.right F535 2 22; arrowtriangle.backward F537 1 23 r270
  arrowtriangle.backward.fill F536 1 23 r270; arrowtriangle.down F537 1 23 r180; arrowtriangle.down.fill F536 1 23 r180
  arrowtriangle.forward F537 1 23 r90; arrowtriangle.forward.fill F536 1 23 r90; arrowtriangle.left F537 1 23 r270
  arrowtriangle.left.and.line.vertical.and.arrowtriangle.right F54F 7.4 16.6 r90; arrowtriangle.left.fill F536 1 23 r270
  arrowtriangle.right F537 1 23 r90; arrowtriangle.right.and.line.vertical.and.arrowtriangle.left F54E 7.4 16.6 r90
  arrowtriangle.right.fill F536 1 23 r90; arrowtriangle.up F537 1 23; arrowtriangle.up.fill F536 1 23
  aspectratio F452 2 22; at F065 4 20; at.badge.plus F065 4 20; av.remote F454 4.2 19.8; backpack F0D6 2 22
  backward F45F 2.5 20; backward.end F4AE 6 18; backward.end.alt F4AB 4 20; backward.frame F4D5 3 19
  badge.plus.radiowaves.forward F5A9 1.2 22.8 r90; badge.plus.radiowaves.right F5A9 1.2 22.8 r90; bag F49A 3 21
  bag.badge.minus F49A 3 21; bag.badge.plus F49A 3 21; bag.fill.badge.plus F49A 3 21; balloon F01C 4 20
  balloon.2 F01C 4 20; bandage F2E0 3 21; banknote F114 3 21; barcode F071 2 22; barcode.viewfinder F072 0 24
  barometer F29A 2 22; baseball F507 2 22; basket F076 1 23; bathtub F606 2 22; battery.0 F08E 6 18 r90
  battery.0percent F08E 6 18 r90; battery.100 F079 6 18 r90; battery.100.bolt F084 7 17 r90
  battery.100percent F079 6 18 r90; battery.100percent.bolt F084 7 17 r90; battery.25 F07C 6 18 r90
  battery.25percent F07C 6 18 r90; battery.50percent F07E 6 18 r90; battery.75percent F081 6 18 r90
  batteryblock F10C 1 23; beach.umbrella F092 2 23; beats.headphones F2CB 3 21; bed.double F2E3 1 23; bell F09C 3 20
  bell.and.waves.left.and.right F09F 1 22; bell.and.waves.left.and.right.fill F09E 1 22; bell.badge F09F 1 22
  bell.badge.fill F09E 1 22; bell.badge.waveform F09F 1 22; bell.fill F09A 3 21; bell.slash.fill F09B 3 21.1
  bicycle F0A3 0 24; binoculars F0A5 4 20; bird F1E5 2 22; birthday.cake F0E9 1 23; bitcoinsign F1AC 4.5 19.1
  blinds.horizontal.closed F0AC 2 22; blinds.horizontal.open F0AC 2 22; blinds.vertical.closed F0AC 2 22
  blinds.vertical.open F0AC 2 22; bold F264 7 17.8; bold.italic.underline F287 5 19; bold.underline F264 7 17.8
  bolt F241 7 17; bolt.badge.a F242 3 22.2; bolt.badge.automatic F242 3 22.2; bolt.batteryblock F10C 1 23
  bolt.car F10D 3 21; bolt.heart F5F6 2 22; bolt.horizontal F241 7 17 r90; bolt.horizontal.icloud F15F 0 24
  bolt.ring.closed F241 7 17; bolt.shield F498 3 21; bolt.slash F243 2 19; bolt.trianglebadge.exclamationmark F241 7 17
  book F0BE 1 23; book.and.wrench F0BE 1 23; book.closed F0BF 4 20; book.pages F5DA 1 23; bookmark F0C3 5 19
  bookmark.fill F0C0 5 19; bookmark.slash F0C6 5 19; bookmark.square F0C1 5 19; books.vertical F332 2 22
  box.truck F53D 1 23; box.truck.badge.clock F53E 1 23; brain F644 2 22; brain.head.profile F644 2 22
  briefcase F0D6 2 22; bubble F182 2 22; bubble.fill F17A 2 22; bubble.left F182 2 22
  bubble.left.and.bubble.right F28C 2 22; bubble.left.and.exclamationmark.bubble.right F28C 2 22
  bubble.left.and.text.bubble.right F28C 2 22; bubble.left.fill F17A 2 22; bubble.middle.bottom F526 2 22
  bubble.middle.bottom.fill F523 2 22; bubble.middle.top F526 2 22 r180; bubble.middle.top.fill F523 2 22 r180
  bubble.right F182 2 22 fx; bubble.right.fill F17A 2 22 fx; building F146 3 21; building.2 F146 3 21
  building.2.crop.circle F146 3 21; building.columns F070 2 21; bus F0E7 4 20; bus.doubledecker F0E7 4 20
  cable.coaxial F201 8 16; cable.connector F201 8 16; cable.connector.horizontal F201 8 16; cablecar F52D 4 20
  calendar F0F5 3 21; calendar.and.person F5D2 0 24; calendar.badge.checkmark F0EF 3 21; calendar.badge.clock F0F0 3 23
  calendar.badge.exclamationmark F0F5 3 21; calendar.badge.minus F0F4 3 21; calendar.badge.plus F0F3 3 21
  calendar.day.timeline.leading F0F6 3 21; calendar.day.timeline.left F0F6 3 21; camera F100 2 22
  camera.aperture F104 2 22; camera.badge.clock F109 2 22; camera.badge.ellipsis F101 2 22; camera.filters F2F8 2.3 21.7
  camera.macro F2F8 2.3 21.7; camera.macro.circle F24A 3 21; camera.metering.center.weighted F2F1 3 21
  camera.metering.matrix F573 4 21; camera.metering.partial F2F2 3 21; camera.metering.spot F2F1 3 21
  camera.on.rectangle F105 2 22; camera.rotate F108 2 22; camera.shutter.button F100 2 22; camera.viewfinder F2F1 3 21
  candybarphone F11E 8 17; capslock F632 2 22; captions.bubble F15E 3 21; car F10B 3 21; car.2 F10B 3 21
  car.front.waves.up F10D 3 21; car.rear F10B 3 21; car.side F10B 3 21; car.window.right F10B 3 21; carrot F10F 8 16.2
  cart F111 1 21; cart.badge.clock F110 1 21; cart.badge.minus F111 1 21; cart.badge.minus.fill F110 1 21
  cart.badge.plus F112 1 21.1; cart.badge.questionmark F111 1 21; cart.badge.questionmark.fill F110 1 21
  cart.fill F110 1 21; cart.fill.badge.minus F110 1 21; cart.fill.badge.plus F112 1 21.1; case F0D6 2 22
  cat F11B 2.1 21.9; cellularbars F4A2 3 21; chair F125 2.9 22; chair.lounge F4B9 0 24; character F5F4 5 19
  character.book.closed F0BA 4 20; character.bubble F189 2 22; character.bubble.fill F188 2 22
  character.cursor.ibeam F60E 2 22; character.textbox F60E 2 22; chart.bar F41F 3 21; chart.bar.doc.horizontal F420 3 21
  chart.bar.xaxis F128 2 22; chart.bar.xaxis.ascending F128 2 22; chart.dots.scatter F5E3 4 20
  chart.line.downtrend.xyaxis F533 2 22; chart.line.flattrend.xyaxis F534 3 22; chart.line.uptrend.xyaxis F535 2 22
  chart.pie F12B 3 21; chart.xyaxis.line F12A 2 22; checklist F5C7 2 23; checklist.checked F5C7 2 23
  checklist.unchecked F279 2.5 21; checkmark F12C 3.5 21; checkmark.bubble F180 2 22; checkmark.bubble.fill F17F 2 22
  checkmark.circle F5E1 2 22; checkmark.circle.fill F5E0 2 22; checkmark.gobackward F06F 0 21
  checkmark.icloud F160 0 24; checkmark.message F180 2 22; checkmark.message.fill F17F 2 22
  checkmark.rectangle F135 3 21; checkmark.rectangle.fill F132 3 21; checkmark.rectangle.portrait F14C 3 21
  checkmark.rectangle.stack F139 2 22; checkmark.rectangle.stack.fill F138 2 22; checkmark.seal F5E1 2 22
  checkmark.seal.fill F5E0 2 22; checkmark.shield F565 3 21; checkmark.square F135 3 21; checkmark.square.fill F132 3 21
  chevron.backward F141 8 15.4; chevron.backward.2 F13D 5 18.4; chevron.backward.to.line F600 6 18.4
  chevron.compact.backward F141 8 15.4; chevron.compact.down F140 6 18; chevron.compact.forward F142 8.6 16
  chevron.compact.left F141 8 15.4; chevron.compact.right F142 8.6 16; chevron.compact.up F143 6 18
  chevron.down F140 6 18; chevron.down.2 F13C 6 18; chevron.forward F142 8.6 16; chevron.forward.2 F13E 5.6 19
  chevron.forward.to.line F601 5.6 18; chevron.left F141 8 15.4; chevron.left.2 F13D 5 18.4
  chevron.left.chevron.right F54F 7.4 16.6 r90; chevron.left.forwardslash.chevron.right F174 2 22
  chevron.left.slash.chevron.right F174 2 22; chevron.left.to.line F600 6 18.4; chevron.right F142 8.6 16
  chevron.right.2 F13E 5.6 19; chevron.right.to.line F601 5.6 18; chevron.up F143 6 18; chevron.up.2 F13F 6 18
  chevron.up.chevron.down F54F 7.4 16.6; circle.and.line.horizontal F445 2 22; circle.badge.checkmark F5E1 2 22
  circle.bottomhalf.filled F51A 2 22 r90; circle.circle F01A 2 22; circle.circle.fill F43E 2 22
  circle.dashed F2F7 2.1 21.9; circle.dashed.inset.filled F2F7 2.1 21.9; circle.dotted F2F7 2.1 21.9
  circle.grid.2x1 F1D8 4 20; circle.grid.2x2 F570 3 21; circle.grid.3x3 F61C 4 20; circle.grid.cross F296 2 22
  circle.grid.cross.down.filled F296 2 22; circle.grid.cross.left.filled F296 2 22
  circle.grid.cross.right.filled F296 2 22; circle.grid.cross.up.filled F296 2 22; circle.hexagongrid F66D 2 22
  circle.hexagonpath F66D 2 22; circle.inset.filled F43E 2 22; circle.lefthalf.fill F51A 2 22 fx
  circle.lefthalf.filled F51A 2 22 fx; circle.righthalf.fill F51A 2 22; circle.righthalf.filled F51A 2 22
  circle.slash F0AD 0 24; circle.tophalf.filled F51A 2 22 r270; circlebadge F130 2 22; circlebadge.2 F63C 2 22
  circlebadge.2.fill F63B 2 22; circlebadge.fill F12F 2 22; clear F158 3 21; clipboard F14D 3 21
  clipboard.fill F147 3 21; clock F150 2 22; clock.arrow.2.circlepath F2DA 2 22; clock.arrow.circlepath F2DA 2 22
  clock.arrow.trianglehead.counterclockwise.rotate.90 F2DA 2 22; clock.badge F5CE 2 22; clock.badge.checkmark F150 2 22
  clock.badge.exclamationmark F5CE 2 22; clock.badge.xmark F151 3 21; cloud F163 0 24; cloud.bolt F593 1 23
  cloud.bolt.rain F593 1 23; cloud.circle.fill F161 2 22; cloud.drizzle F597 1 23; cloud.fill F15F 0 24
  cloud.fog F591 1 23; cloud.hail F592 1 23; cloud.heavyrain F596 1 23; cloud.moon F594 2 21.2
  cloud.moon.bolt F593 1 23; cloud.moon.rain F597 1 23; cloud.rain F597 1 23; cloud.sleet F592 1 23
  cloud.snow F598 1 23; cloud.sun F595 1.1 22; cloud.sun.bolt F593 1 23; cloud.sun.rain F597 1 23
  coloncurrencysign F1B3 6.3 16.5; command F633 2.1 21.9; computermouse F37D 4 20; cone F537 1 23; cone.fill F536 1 23
  contextualmenu.and.cursorarrow F1B5 6 19.5; control F143 6 18; cooktop F4DE 2 22; cpu F61A 3 21; creditcard F19B 2 22
  creditcard.and.123 F19B 2 22; creditcard.trianglebadge.exclamationmark F5E4 0.9 22; crop F19E 1 23
  crop.rotate F475 0 24; cross F415 5 19; cross.case F2E0 3 21; cross.circle F419 2 22; cross.circle.fill F417 2 22
  cross.vial F668 7 17; crown F1A5 3 21; cube F1A7 3 21; cube.box F3D7 3 21; cube.fill F1A6 3 21
  cube.transparent F1A7 3 21; cube.transparent.fill F1A6 3 21; cup.and.heat.waves F176 2 22; cup.and.saucer F176 2 22
  curlybraces F169 3 21; cursorarrow F1B4 6 19.5; cursorarrow.and.square.on.square.dashed F485 3 21
  cursorarrow.click F1B4 6 19.5; cursorarrow.click.2 F1B4 6 19.5; cursorarrow.motionlines F1B4 6 19.5
  cursorarrow.rays F1B5 6 19.5; curtains.closed F0AC 2 22; curtains.open F0AC 2 22; cylinder F1B8 4 20
  cylinder.split.1x2 F1B8 4 20
  """
