/// Symbols from M to Z: the name, the number of the glyph in the icon font, where its ink begins and ends on a square of 24
/// units, and how it is turned. A name with `.fill` that is not there looks as without it.
let symbolsFromMToZ = """
  macbook F324 0 24; macbook.and.ipad F121 0 24; macbook.and.iphone F121 0 24; macbook.and.visionpro F121 0 24
  macbook.gen2 F324 0 24; macmini F1D6 3 21; macpro.gen3 F1C5 6 18; macstudio F1D6 3 21; macwindow F5AF 4 20
  macwindow.badge.plus F416 3 21; macwindow.on.rectangle F5B2 4 20; magazine F395 2 22; magicmouse F37D 4 20
  magnifyingglass F349 3 20.5; magsafe.batterypack F084 7 17; mail F1F0 2 22; mail.and.text.magnifyingglass F349 3 20.5
  mail.fill F1EE 2 22; mail.stack F1F0 2 22; mail.stack.fill F1EE 2 22; map F34D 3 21; mappin F34E 5 19
  mappin.and.ellipse F352 4 20; mappin.circle F34F 2 22; mappin.slash F351 2 20; medal F47A 3.6 20.4
  medal.star F47A 3.6 20.4; medical.thermometer F50F 7 17; megaphone F0E6 2 21; memorychip F35B 3 21
  menubar.arrow.up.rectangle F614 3 21; menubar.dock.rectangle F614 3 21; menubar.rectangle F614 3 21
  menucard F5DA 1 23; message F182 2 22; message.badge F17E 2 22; message.badge.fill F17D 2 22
  message.badge.filled.fill F17D 2 22; message.fill F17A 2 22; metronome F537 1 23; mic F36E 5 19
  mic.and.signal.meter F36F 5 19; mic.badge.plus F36F 5 19; mic.fill F36C 5 19; mic.slash F36D 3 21; microbe F0A7 1 23
  microphone F36E 5 19; microphone.fill F36C 5 19; microphone.slash F36D 3 21; microwave F4DE 2 22; minus F374 5 19
  minus.circle F377 2 22; minus.circle.fill F376 2 22; minus.magnifyingglass F34A 2 22
  minus.plus.batteryblock F10C 1 23; minus.rectangle F375 3 21; minus.square.fill F375 3 21; moon F0DC 6 19 fx
  moon.fill F0DB 5 20 fx; moon.haze F594 2 21.2; moon.stars F594 2 21.2; moon.zzz F4B2 1 23
  moonphase.full.moon F12F 2 22; moonphase.new.moon F130 2 22; moonphase.waning.crescent F0DC 6 19 fx
  moonphase.waxing.crescent F0DC 6 19; moped F37C 0 24; motorcycle F37C 0 24; mountain.2 F2F5 1 23; mouth F1F9 2 22
  move.3d F1B6 1.7 22.3; movieclapper F381 2 22; mug F176 2 22; multiply F156 5 19; multiply.circle F15A 2 22
  multiply.circle.fill F159 2 22; multiply.square F158 3 21; multiply.square.fill F157 3 21; music.mic F370 5 20
  music.microphone F370 5 20; music.note F387 6 19; music.note.house F333 2 22; music.note.list F411 2 22
  music.note.tv F502 2 22; music.quarternote.3 F387 6 19; mustache F5F9 1 23; nairasign F1B0 4 20; network F59F 2 22
  network.badge.shield.half.filled F582 1 23; network.slash F1E8 2 22; newspaper F395 2 22; nose F644 2 22
  nosign F0AD 0 24; note F39B 3 21; note.text F39E 3 21; note.text.badge.plus F39D 2 22; number F423 2.1 21.9
  number.square.fill F424 3 21; octagon F3C4 3 21; octagon.fill F3C3 3 21; opticaldisc F5EE 4 20
  opticaldiscdrive F2CA 4 20; opticid F208 1 23; option F635 3 21; oval F3DD 2 22; oval.fill F12F 2 22; oven F4DE 2 22
  paintbrush F0E3 2 21; paintbrush.pointed F0E3 2 21; paintpalette F3D8 3 21; pano F3DE 2 22; panorama F3DC 1 23
  paperclip F3E2 7 18; paperclip.badge.ellipsis F3E2 7 18; paperplane F48A 2 23; paragraphsign F27D 9 17
  parentheses F172 4 20; parkingsign F3E3 6 19; party.popper F0EB 3 21; pause F3E4 6 18; pause.circle F3E6 2 22
  pause.circle.fill F3E5 2 22; pause.rectangle F3E4 6 18; pawprint F3E9 2 22; pc F1C5 6 18; pencil F3EB 3 21
  pencil.and.list.clipboard F14E 3 21; pencil.and.outline F3ED 3 21; pencil.and.ruler F46D 1.4 22.6
  pencil.and.scribble F648 1.8 22; pencil.line F0C9 4 21; pencil.slash F3EF 2 22; pencil.tip F3EA 3 21.6
  pencil.tip.crop.circle F3EB 3 21; pencil.tip.crop.circle.badge.plus F3EB 3 21; percent F3F0 4 20; person F013 4 20
  person.2 F00F 1 23; person.2.badge.gearshape F630 4 20; person.2.badge.minus F5D3 0 24
  person.2.badge.plus F010 0 24 fx; person.2.crop.square.stack F006 3 21; person.2.fill F00E 1 23
  person.2.slash F012 2.8 20; person.2.wave.2 F00E 1 23; person.3 F00F 1 23; person.3.fill F00E 1 23
  person.3.sequence F00F 1 23; person.3.sequence.fill F00E 1 23; person.and.arrow.left.and.arrow.right.outward F019 1 23
  person.and.background.dotted F009 2 22; person.badge.clock F00A 0 24; person.badge.key F00B 0 24 fx
  person.badge.minus F00D 1 23 fx; person.badge.plus F014 1 23 fx; person.badge.shield.checkmark F008 2 21.8
  person.badge.shield.exclamationmark F005 2 22; person.bubble F17C 2 22; person.bust F004 4 20
  person.circle.fill F009 2 22; person.crop F004 4 20; person.crop.artframe F007 3 21
  person.crop.circle.badge F009 2 22; person.crop.circle.badge.checkmark F008 2 21.8
  person.crop.circle.badge.clock F009 2 22; person.crop.circle.badge.exclam F005 2 22
  person.crop.circle.badge.exclamationmark F005 2 22; person.crop.circle.badge.minus F00D 1 23 fx
  person.crop.circle.badge.moon F009 2 22; person.crop.circle.badge.plus F014 1 23 fx
  person.crop.circle.badge.questionmark F005 2 22; person.crop.circle.badge.xmark F015 1.5 23 fx
  person.crop.circle.dashed F009 2 22; person.crop.circle.fill F009 2 22
  person.crop.circle.fill.badge.checkmark F008 2 21.8; person.crop.circle.fill.badge.exclamationmark F005 2 22
  person.crop.circle.fill.badge.minus F00D 1 23 fx; person.crop.circle.fill.badge.plus F014 1 23 fx
  person.crop.circle.fill.badge.xmark F015 1.5 23 fx; person.crop.rectangle F5D2 0 24
  person.crop.rectangle.stack F006 3 21; person.crop.square F007 3 21; person.crop.square.fill F006 3 21
  person.crop.square.fill.and.at.rectangle F5D2 0 24; person.crop.square.filled.and.at.rectangle F5D2 0 24
  person.fill F004 4 20; person.fill.badge.minus F00D 1 23 fx; person.fill.badge.plus F014 1 23 fx
  person.fill.checkmark F008 2 21.8; person.fill.questionmark F005 2 22; person.fill.turn.down F00A 0 24
  person.fill.turn.left F00A 0 24; person.fill.turn.right F00A 0 24; person.fill.viewfinder F016 3 20.5
  person.fill.xmark F015 1.5 23 fx; person.icloud F15F 0 24; person.line.dotted.person F019 1 23
  person.slash F012 2.8 20; person.text.rectangle F5D2 0 24; person.wave.2 F5CB 1 23; personalhotspot F339 2.8 21.2
  personalhotspot.slash F33A 2 21.2; perspective F3E0 2 22; phone F3F2 3 21; phone.arrow.down.left F3F7 3 21
  phone.arrow.right F3F4 3 23; phone.arrow.up.right F3FB 3 21; phone.badge.checkmark F3F2 3 21
  phone.badge.plus F659 3 21; phone.badge.waveform F3F6 3 21; phone.bubble F3F6 3 21; phone.connection F3F6 3 21
  phone.down F3F5 0 24; phone.fill.arrow.down.left F3F7 3 21; phone.fill.arrow.right F3F4 3 23
  phone.fill.arrow.up.right F3FB 3 21; phone.fill.badge.plus F659 3 21; photo F2EB 2 22; photo.artframe F2F4 2 22
  photo.badge.arrow.down F2EB 2 22; photo.badge.checkmark F2EB 2 22; photo.badge.plus F2EB 2 22
  photo.fill.on.rectangle.fill F2F9 2 22; photo.on.rectangle F2EF 1 23; photo.on.rectangle.angled F2EF 1 23
  photo.on.rectangle.angled.fill F2F9 2 22; photo.stack F2EF 1 23; photo.stack.fill F2F9 2 22; photo.tv F502 2 22
  pill F402 2.5 21.5; pills F402 2.5 21.5; pin F403 6 18; pin.slash F404 2 20; pip F4E9 3 21; pip.enter F3CB 3 21
  pip.exit F3CC 3 21; placeholdertext.fill F60E 2 22; platter.filled.bottom.iphone F120 5 18
  platter.filled.top.iphone F120 5 18; play F537 1 23 r90; play.circle F40D 2 22; play.circle.fill F40C 2 22
  play.desktopcomputer F1C4 1 23; play.fill F40A 8 19; play.rectangle F5C3 2 22; play.rectangle.on.rectangle F567 3 21
  play.slash F40F 2 22.5; play.square F40B 3 21; play.square.stack F411 2 22; play.tv F502 2 22; playpause F40E 3 21
  playstation.logo F414 2 22; plus F415 5 19; plus.app F416 3 21; plus.bubble F183 2 22; plus.circle F419 2 22
  plus.circle.fill F417 2 22; plus.diamond F417 2 22; plus.forwardslash.minus F195 3 20.9
  plus.magnifyingglass F34B 2 22; plus.message F183 2 22; plus.rectangle F416 3 21; plus.rectangle.on.folder F257 2 22
  plus.rectangle.on.rectangle F334 2 22 fy; plus.rectangle.portrait F39C 3 21; plus.square.fill F416 3 21
  plus.square.on.square F334 2 22 fy; plus.viewfinder F19F 3 21; plusminus F195 3 20.9
  point.3.connected.trianglepath.dotted F563 2 22; point.3.filled.connected.trianglepath.dotted F563 2 22
  point.bottomleft.forward.to.point.topright.scurvepath F559 2 23; point.forward.to.point.capsulepath F55E 3 21
  point.topleft.down.curvedto.point.bottomright.up F559 2 23
  point.topleft.down.to.point.bottomright.curvepath F559 2 23; popcorn F422 2 22; power F425 4 20; powercord F427 3 21
  poweroff F130 2 22; poweron F374 5 19 r90; poweroutlet.strip F427 3 21; poweroutlet.type.a F427 3 21
  poweroutlet.type.b F427 3 21; poweroutlet.type.f F427 3 21; powerplug F427 3 21; powerplug.portrait F427 3 21
  powersleep F4B2 1 23; printer F42A 2 22; printer.dotmatrix F42A 2 22; purchased F5E1 2 22; puzzlepiece F431 2 23
  puzzlepiece.extension F431 2 23; pyramid F537 1 23; pyramid.fill F536 1 23; qrcode F432 3 21
  qrcode.viewfinder F433 0 24; questionmark F2D6 6 17.9; questionmark.app F625 2 22; questionmark.app.fill F2D7 2 22
  questionmark.bubble F186 2 22; questionmark.circle F625 2 22; questionmark.circle.fill F2D7 2 22
  questionmark.diamond F625 2 22; questionmark.diamond.fill F2D7 2 22; questionmark.folder F256 2 22
  questionmark.folder.fill F24B 2 22; questionmark.square.dashed F485 3 21; questionmark.text.page F219 4 20
  quote.bubble F189 2 22; quote.bubble.fill F188 2 22; quote.closing F27E 5 19; quote.opening F27E 5 19 r180
  r.joystick F296 2 22; radio F439 2 22; rainbow F344 1 23; rays F5A8 1 23; record.circle F01A 2 22
  record.circle.fill F43E 2 22; recordingtape F57D 0 24; rectangle.2.swap F4E1 3 21; rectangle.3.group F56E 3 21
  rectangle.3.offgrid F574 4 21; rectangle.and.arrow.up.right.and.arrow.down.left F616 3 21
  rectangle.and.arrow.up.right.and.arrow.down.left.slash F615 3.1 20.9; rectangle.and.hand.point.up.left F1B7 3.9 20
  rectangle.and.paperclip F3E2 7 18; rectangle.and.pencil.and.ellipsis F60E 2 22
  rectangle.and.person.inset.filled F428 2 22; rectangle.and.text.magnifyingglass F219 4 20
  rectangle.badge.checkmark F135 3 21; rectangle.badge.minus F375 3 21; rectangle.badge.person.crop F5D2 0 24
  rectangle.badge.plus F416 3 21; rectangle.badge.xmark F158 3 21; rectangle.bottomhalf.inset.filled F614 3 21 r180
  rectangle.bottomthird.inset.fill F614 3 21 r180; rectangle.bottomthird.inset.filled F614 3 21 r180
  rectangle.center.inset.filled F2F1 3 21; rectangle.compress.vertical F54E 7.4 16.6
  rectangle.connected.to.line.below F440 2 23; rectangle.dashed F485 3 21; rectangle.dashed.and.paperclip F3E2 7 18
  rectangle.dashed.badge.record F485 3 21; rectangle.expand.vertical F54F 7.4 16.6
  rectangle.fill.on.rectangle.angled.fill F638 1.8 22.7; rectangle.fill.on.rectangle.fill F136 2 22 fy
  rectangle.grid.1x2 F56A 2 21; rectangle.grid.2x2 F570 3 21; rectangle.grid.3x2 F573 4 21; rectangle.grid.3x3 F03B 4 20
  rectangle.inset.bottomright.fill F4E9 3 21 r90; rectangle.inset.bottomright.filled F4E9 3 21 r90
  rectangle.inset.fill F12E 3 21; rectangle.inset.filled F12E 3 21; rectangle.inset.filled.and.cursorarrow F1B5 6 19.5
  rectangle.inset.filled.and.person.filled F428 2 22; rectangle.inset.filled.on.rectangle F37A 0 24
  rectangle.inset.topright.fill F4E9 3 21; rectangle.inset.topright.filled F4E9 3 21
  rectangle.leadinghalf.inset.filled F614 3 21 r270; rectangle.lefthalf.filled F614 3 21 r270
  rectangle.lefthalf.inset.fill F614 3 21 r270; rectangle.lefthalf.inset.filled F614 3 21 r270
  rectangle.on.rectangle F137 2 22 fy; rectangle.on.rectangle.angled F638 1.8 22.7
  rectangle.on.rectangle.slash.fill F136 2 22 fy; rectangle.portrait F1A1 5 19
  rectangle.portrait.and.arrow.forward F206 3 21; rectangle.portrait.and.arrow.right F206 3 21
  rectangle.portrait.fill F12E 3 21; rectangle.portrait.on.rectangle.portrait F18F 2 21
  rectangle.portrait.on.rectangle.portrait.angled F638 1.8 22.7; rectangle.ratio.16.to.9 F1A0 3 21
  rectangle.ratio.3.to.4 F1A1 5 19; rectangle.ratio.4.to.3 F1A0 3 21; rectangle.ratio.9.to.16 F1A1 5 19
  rectangle.righthalf.filled F614 3 21 r90; rectangle.righthalf.inset.fill F614 3 21 r90
  rectangle.righthalf.inset.filled F614 3 21 r90; rectangle.roundedtop F614 3 21; rectangle.split.1x2 F56A 2 21
  rectangle.split.2x1 F56A 2 21 r90; rectangle.split.2x2 F570 3 21; rectangle.split.3x1 F56D 4 21
  rectangle.split.3x3 F573 4 21; rectangle.stack F137 2 22 fy; rectangle.stack.badge.minus F375 3 21
  rectangle.stack.badge.person.crop F006 3 21; rectangle.stack.badge.plus F334 2 22 fy; rectangle.stack.fill F5D8 2 22
  rectangle.stack.fill.badge.plus F334 2 22 fy; rectangle.stack.person.crop F006 3 21
  rectangle.tophalf.inset.filled F614 3 21; rectangle.topthird.inset.filled F614 3 21
  rectangle.trailinghalf.inset.filled F614 3 21 r90; refrigerator F28F 5 19; refrigerator.fill F290 5 19
  repeat F456 3 21; repeat.1 F458 3 21; return F311 2 21; return.left F311 2 21; return.right F311 2 21 fx
  richtext.page F219 4 20; road.lanes F462 3.1 20.8; road.lanes.curved.left F462 3.1 20.8; rosette F47A 3.6 20.4
  rotate.3d F464 3 21; rotate.left F465 4.1 20; rotate.right F467 4 19.9; rublesign F1B1 6 18.9; ruler F46D 1.4 22.6
  safari F18C 2 22; safari.fill F18B 2 22; sailboat F213 2 22; scale.3d F001 2 22; scalemass F5A1 2 22
  scanner F42A 2 22; scissors F190 2.1 22; scissors.badge.ellipsis F190 2.1 22; scooter F37C 0 24; scope F1A3 1 23
  screwdriver F477 2 22.1; scribble F559 2 23; scribble.variable F559 2 23; scroll F478 2 22; sdcard F479 4 20
  seal F0DE 0.7 23.3; seal.fill F3C3 3 21; selection.pin.in.out F562 1 22; sensor F392 3 21
  separator.horizontal F5C8 3 21; separator.vertical F374 5 19 r90; server.rack F48B 3 21; shareplay F011 2 22
  shield F499 3 21; shield.checkered F483 3 21; shield.fill F498 3 21; shield.lefthalf.fill F483 3 21
  shield.lefthalf.filled F483 3 21; shield.lefthalf.filled.badge.checkmark F565 3 21
  shield.righthalf.filled F483 3 21 fx; shift F636 2 22; shippingbox F3D7 3 21; shippingbox.and.arrow.backward F3D4 3 21
  shoe F583 6 19; shower F58F 2 22; shuffle F49F 2 22.3; sidebar.leading F614 3 21 r270; sidebar.left F614 3 21 r270
  sidebar.right F614 3 21 r90; sidebar.squares.leading F574 4 21; sidebar.squares.left F574 4 21
  sidebar.trailing F614 3 21 r90; signature F0C9 4 21; signpost.left F1D0 2 22; signpost.right F1D0 2 22
  signpost.right.and.left F641 3 21; simcard F4A7 4 20; simcard.2 F4A7 4 20; sink F58F 2 22; skew F277 6 18
  slash.circle F0AD 0 24; slider.horizontal.2.gobackward F62E 3 21
  slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath F62E 3 21; slider.horizontal.2.square F62E 3 21
  slider.horizontal.3 F62E 3 21; slider.horizontal.below.rectangle F62E 3 21
  slider.horizontal.below.square.fill.and.square F62E 3 21; slider.horizontal.below.square.filled.and.square F62E 3 21
  slider.vertical.3 F66A 3 21; slowmo F51A 2 22; smallcircle.fill.circle F01A 2 22; smallcircle.filled.circle F01A 2 22
  smartphone F11C 5 19; smiley F1F2 2 22; smoke F591 1 23; snow F598 1 23; snowflake F598 1 23; soccerball F4B8 2 22
  soccerball.inverse F4B8 2 22; sofa F4B9 0 24; sparkle F068 1 22; sparkle.magnifyingglass F349 3 20.5
  sparkles F068 1 22; sparkles.rectangle.stack F068 1 22; sparkles.square.filled.on.square F068 1 22
  sparkles.tv F503 1 23; speaker F57F 7 16; speaker.1 F580 5 18.5; speaker.2 F57E 3 21; speaker.3 F57E 3 21
  speaker.badge.exclamationmark F581 3 21; speaker.minus F57F 7 16; speaker.plus F580 5 18.5; speaker.slash F581 3 21
  speaker.wave.1 F580 5 18.5; speaker.wave.2 F57E 3 21; speaker.wave.2.bubble F50A 2 22; speaker.wave.3 F57E 3 21
  speaker.zzz F581 3 21; speedometer F4C5 2 22; spigot F58F 2 22; sportscourt F25D 3.8 20.2
  square.2.layers.3d F328 3 21; square.2.stack.3d F328 3 21; square.3.layers.3d F328 3 21
  square.3.layers.3d.down.right F328 3 21; square.3.stack.3d F328 3 21; square.and.arrow.down F2FA 2 20 r90
  square.and.arrow.down.on.square F2FA 2 20 r90; square.and.arrow.up F207 1 23 r270
  square.and.arrow.up.on.square F207 1 23 r270; square.and.arrow.up.trianglebadge.exclamationmark F207 1 23 r270
  square.and.at.rectangle F18E 0 24; square.and.line.vertical.and.square F18A 3 21
  square.and.line.vertical.and.square.filled F18A 3 21; square.and.pencil F3ED 3 21
  square.bottomhalf.filled F614 3 21 r180; square.dashed F485 3 21; square.fill.on.square F136 2 22 fy
  square.grid.2x2 F570 3 21; square.grid.3x1.below.line.grid.1x2 F56E 3 21; square.grid.3x1.folder.badge.plus F257 2 22
  square.grid.3x2 F573 4 21; square.grid.3x3 F03B 4 20; square.grid.4x3.fill F573 4 21; square.lefthalf.fill F0BD 1 23
  square.lefthalf.filled F0BD 1 23; square.on.circle F137 2 22 fy; square.on.square F137 2 22 fy
  square.on.square.dashed F191 2 21; square.resize F45D 12 22; square.righthalf.fill F0BD 1 23 fx
  square.righthalf.filled F0BD 1 23 fx; square.split.1x2 F56A 2 21; square.split.2x1 F56A 2 21 r90
  square.split.2x2 F0C7 3 21; square.split.2x2.fill F570 3 21; square.stack F137 2 22 fy
  square.stack.3d.down.forward F328 3 21; square.stack.3d.down.right F328 3 21; square.stack.3d.up F328 3 21
  square.stack.3d.up.slash F329 2 22; square.stack.fill F136 2 22 fy; square.text.square F2F0 3 21
  squares.below.rectangle F574 4 21; squareshape F131 3 21; squareshape.fill F12E 3 21; squareshape.split.2x2 F0C7 3 21
  stairs F4CD 3 22; star F4D2 2 22; star.bubble F189 2 22; star.circle.fill F4CF 2 22; star.fill F4CE 2 22
  star.leadinghalf.fill F4D0 2 22; star.leadinghalf.filled F4D0 2 22; star.lefthalf.fill F4D0 2 22; star.slash F4D1 2 22
  star.square.on.square F4CF 2 22; staroflife F2E0 3 21; steeringwheel F4D4 2 22; sterlingsign F1AE 6.5 18
  stethoscope F4D9 2 22; stop F1A2 4 20; stop.circle F667 2 22; stop.circle.fill F666 2 22; stop.fill F4DB 6 18
  stopwatch F51B 3 21; storefront F4DC 3 21; stove F4DE 2 22; strikethrough F281 1 23; suit.club.fill F531 5 20
  suit.heart F2D5 2 22; suit.heart.fill F2D1 2 22; suit.spade.fill F2D1 2 22 r180; suitcase F0D6 2 22
  suitcase.cart F587 2 22; suitcase.rolling F587 2 22; sum F4A0 5 18; sun.dust F599 3.3 20.7; sun.dust.fill F5A8 1 23
  sun.haze F599 3.3 20.7; sun.haze.fill F5A8 1 23; sun.horizon F59A 2 22; sun.lefthalf.filled F0DF 0.7 23.3
  sun.max F599 3.3 20.7; sun.max.fill F5A8 1 23; sun.min F599 3.3 20.7; sun.min.fill F5A8 1 23
  sun.righthalf.filled F0DF 0.7 23.3 fx; sunglasses F4E0 0.2 23.7; sunrise F59C 2 22; sunset F59B 2 22
  swatchpalette F3D8 3 21; swift F174 2 22; swiftdata F1B8 4 20; switch.2 F521 2 22; switch.programmable F521 2 22
  syringe F391 3.1 21.8; table.furniture F4EB 3 21; tablecells F4F1 2 22; tablecells.badge.ellipsis F4F0 2 21.9
  tag F4FC 2 22; tag.fill F4F9 2 22; takeoutbag.and.cup.and.straw F25A 2 22; target F4FE 2 22; teletype F602 0 24
  tennis.racket F507 2 22; tennisball F507 2 22; tent F508 2 22; terminal F18D 2 22; testtube.2 F668 7 17
  text.aligncenter F260 3 21; text.alignjustify F261 3 21; text.alignleft F262 3 21; text.alignright F263 3 21
  text.and.command.macwindow F614 3 21; text.append F412 2 22; text.badge.checkmark F5C7 2 23
  text.badge.minus F410 2 22; text.badge.plus F412 2 22; text.badge.star F5C7 2 23; text.badge.xmark F413 2 21.2
  text.below.photo F2EB 2 22; text.book.closed F0BA 4 20; text.bubble F189 2 22; text.bubble.fill F188 2 22
  text.bubble.rtl F189 2 22 fx; text.cursor F5E7 8 16; text.document F219 4 20; text.insert F412 2 22
  text.justify F261 3 21; text.justify.leading F262 3 21; text.justify.left F262 3 21; text.justify.right F263 3 21
  text.justify.trailing F263 3 21; text.line.3.summary F35C 3 21; text.line.first.and.arrowtriangle.forward F276 3 21
  text.magnifyingglass F219 4 20; text.page F219 4 20; text.quote F27E 5 19; text.rectangle.page F219 4 20
  text.redaction F265 2 20; text.viewfinder F19F 3 21; text.word.spacing F278 1.5 22; textformat F27F 3 22
  textformat.123 F3A0 2 22; textformat.abc F02C 2 22; textformat.abc.dottedunderline F4C6 2.4 23
  textformat.alt F5F4 5 19; textformat.characters F27F 3 22; textformat.size F27F 3 22; textformat.size.larger F273 4 21
  textformat.size.smaller F271 4 20.4; textformat.subscript F282 4 21.8; textformat.superscript F283 4 21.8
  theatermask.and.paintbrush F50D 1 23; theatermasks F50D 1 23; thermometer F50F 7 17; thermometer.high F50F 7 17
  thermometer.low F50F 7 17; thermometer.medium F50F 7 17; thermometer.snowflake F510 3 21; thermometer.sun F510 3 21
  thermometer.variable F50F 7 17; ticket F516 2 22; timelapse F51A 2 22; timer F51B 3 21; tirepressure F461 4 20
  togglepower F425 4 20; tooth F529 2 22; tornado F59E 2.1 22; touchid F237 3.3 21; train.side.front.car F52C 4 20
  tram F52D 4 20; translate F5CA 1 23; trapezoid.and.line.horizontal F3DE 2 22; trapezoid.and.line.vertical F3DF 4 20
  trash F1C0 5 19; tray F2FB 3 21; tray.2 F2FB 3 21; tray.and.arrow.down F2FB 3 21; tray.and.arrow.up F3D1 3 21
  tray.full F2FB 3 21; tree F531 5 20; triangle F537 1 23; triangle.fill F536 1 23; trophy F53A 2 22
  trophy.fill F538 2 22; tropicalstorm F59E 2.1 22; truck.box F53E 1 23; truck.pickup.side F53D 1 23
  tshirt F53F 1.2 22.8; tuningfork F4A4 3.7 22.2; turkishlirasign F1B2 5 19; tv F502 2 22; tv.badge.wifi F118 1 23
  tv.inset.filled F502 2 22; tv.music.note F502 2 22; uiwindow.split.2x1 F56A 2 21 r90; umbrella F54B 3 21
  umbrella.fill F54A 3 21; umbrella.percent F54B 3 21; umbrella.percent.fill F54A 3 21; underline F287 5 19
  video F567 3 21; video.badge.plus F567 3 21; video.bubble F36B 2 22; video.bubble.left F36B 2 22
  video.doorbell F5A0 4 20; video.slash F568 2 21; view.3d F1A7 3 21; viewfinder F19F 3 21
  viewfinder.rectangular F19F 3 21; viewfinder.trianglebadge.exclamationmark F19F 3 21; visionpro F2DB 2 22
  wallet.bifold F584 3 22; wallet.pass F584 3 22; wand.and.rays F068 1 22; wand.and.rays.inverse F068 1 22
  wand.and.sparkles F068 1 22; wand.and.sparkles.inverse F068 1 22; wand.and.stars F068 1 22
  wand.and.stars.inverse F068 1 22; watch.analog F589 4 20; water.waves F606 2 22; waterbottle F1AB 3 21
  wave.3.backward F5A9 1.2 22.8 r270; wave.3.down F5A9 1.2 22.8 r180; wave.3.forward F5A9 1.2 22.8 r90
  wave.3.left F5A9 1.2 22.8 r270; wave.3.right F5A9 1.2 22.8 r90; wave.3.up F5A9 1.2 22.8; waveform F260 3 21 r90
  waveform.and.magnifyingglass F349 3 20.5; waveform.and.mic F36C 5 19; waveform.badge.plus F260 3 21 r90
  waveform.path F430 3 21; waveform.path.badge.plus F430 3 21; waveform.path.ecg F430 3 21
  waveform.path.ecg.rectangle F5F6 2 22; web.camera F5A0 4 20; wheelchair F5A4 4 20; wifi F5A9 1.2 22.8
  wifi.exclamationmark F5A9 1.2 22.8; wifi.router F469 3 21; wifi.slash F5AA 1 22.8; wind F59D 3 22; wind.snow F59D 3 22
  window.casement F5B1 4 20; window.casement.closed F5AE 4 20; window.shade.closed F0AC 2 22
  window.shade.open F0AC 2 22; window.vertical.closed F5AE 4 20; window.vertical.open F5B1 4 20
  windshield.front.and.wiper F10B 3 21; windshield.rear.and.wiper F10B 3 21; wineglass F2A8 7.6 16.4; wrench F5B7 1 23
  wrench.adjustable F5B7 1 23; wrench.and.screwdriver F5B7 1 23; wrench.trianglebadge.exclamationmark F5B7 1 23
  xbox.logo F5B9 2 22; xmark F156 5 19; xmark.app F158 3 21; xmark.app.fill F157 3 21; xmark.bin F1C0 5 19
  xmark.bubble F187 2 22; xmark.circle F15A 2 22; xmark.circle.fill F159 2 22; xmark.diamond F15D 3 21
  xmark.diamond.fill F15C 3 21; xmark.icloud F164 0 24; xmark.octagon F15D 3 21; xmark.octagon.fill F15C 3 21
  xmark.rectangle F158 3 21; xmark.rectangle.fill F157 3 21; xmark.seal F15D 3 21; xmark.seal.fill F15C 3 21
  xmark.shield F498 3 21; xmark.square F158 3 21; xmark.square.fill F157 3 21; xserve F48B 3 21; zipper.page F5C4 3 21
  zzz F4B2 1 23
  """
