/// Symbols from M to R, in the format of `SymbolTable`.
let symbolsFromMToR = """
  macbook = laptopcomputer; macbook.and.ipad F121
  macbook.and.iphone + laptopcomputer@0.95,10.5,11.5 iphone@0.55,20,15.5; macbook.and.visionpro F121
  macbook.gen2 F324; macmini F1D6; macpro.gen3 F1C5; macstudio F1D6; macwindow F5AF; macwindow.on.rectangle F5B2
  magazine F395; magicmouse F37D; magnifyingglass F349; magsafe.batterypack F084; mail = envelope
  mail.and.text.magnifyingglass F349; mail.stack F1F0/F1EE
  map ~ 2.5 6 m 9 3.5 l 15 6 l 21.5 3.5 l 21.5 18 l 15 20.5 l 9 18 l 2.5 20.5 l h 9 3.5 m 9 18 l 15 6 m 15 20.5 l \
    lines
  mappin ~ 12 6.5 3.8 o 12 10.5 m 12 22 l lines; mappin.and.ellipse + _groundellipse &_pinonground; medal F47A solid
  medal.star F47A; medical.thermometer F50F; megaphone F0E6 solid; memorychip F35B; menubar.arrow.up.rectangle F614
  menubar.dock.rectangle F614; menubar.rectangle ~ 1 4 22 16 3.5 r 3.8 6.8 16.4 2.4 0.6 b; menucard F5DA solid
  message ~ 12 2.8 m 17.8 2.8 22.3 6.4 22.3 11 c 22.3 15.6 17.8 19.2 12 19.2 c 11 19.2 10 19.1 9.1 18.9 c 7.5 20.3 \
    5.5 21.2 3.5 21.2 c 4.6 20 5.2 18.7 5.1 17.2 c 3.1 15.7 1.7 13.5 1.7 11 c 1.7 6.4 6.2 2.8 12 2.8 c h lines
  metronome F537; mic F36E/F36C; mic.and.signal.meter F36F; microbe F0A7; microphone F36E/F36C; microwave F4DE
  minus ~ 4 12 m 20 12 l; minus.magnifyingglass + magnifyingglass &minus@0.36,9.5,9.5; minus.plus.batteryblock F10C
  moon + _disc !_moonbite solid; moon.haze + moon@0.8,12,9 _fog
  moon.stars + moon#1@0.9,11,13 &_moonsparkle#2@0.4,18,6; moon.zzz + moon@0.9,11,13 &zzz@0.45,18,5.5
  moonphase.full.moon F12F; moonphase.new.moon F130; moonphase.waning.crescent F0DC fx
  moonphase.waxing.crescent F0DC; moped F37C; motorcycle F37C; mountain.2 F2F5; move.3d F1B6; movieclapper F381
  mug F176; multiply ~ 6 6 m 18 18 l 18 6 m 6 18 l; music.mic F370 solid; music.microphone F370; music.note F387
  music.note.house F333; music.note.list + _textlines &music.note@0.8,17.5,13.5
  music.note.tv + tv &music.note@0.5,12,11; music.note.tv.fill + tv.fill !music.note@0.5,12,11
  music.quarternote.3 + _quarter@0.8,5,13 &_quarter@0.8,12,10.5 &_quarter@0.8,19,8; nairasign F1B0
  network + globe &_nodes; network.badge = network
  newspaper ~ 1.5 4 17.5 16.5 2.5 r 19 9 m 22.5 9 l 22.5 18 l 22.5 20 21.5 20.5 20.5 20.5 c 17 20.5 l 5.5 8 m 15 8 l \
    5.5 12 4 4.5 0.5 b 12.5 12 m 15 12 l 12.5 16 m 15 16 l lines
  nosign = slash.circle; note F39B/F39A
  note.text ~ 3.5 3.5 17 17 2.5 r 7.5 8 m 16.5 8 l 7.5 12 m 16.5 12 l 7.5 16 m 12.5 16 l lines; number F423
  octagon F3C4/F3C3; opticaldisc ~ 12 12 9 o 12 12 2.8 o lines; opticaldiscdrive F2CA solid; opticid F208
  option F635; oval F3DD/F12F; oven F4DE; paintbrush F0E3 solid; paintbrush.pointed F0E3; paintpalette F3D8 holes
  pano F3DE; panorama F3DC; paperclip F3E2
  paperplane ~ 21.5 2.5 m 2 10.3 l 10 14 l 13.7 22 l h 10 14 m 21.5 2.5 l lines; paragraphsign F27D
  parentheses F172; parkingsign F3E3
  party.popper ~ 2.5 21.5 m 8 9 l 15 16 l h f 11 9 m 12 7 12 5 11 3 c 14.5 9.5 m 17 7.5 18.5 6 18 3 c 15.5 13 m 17.5 \
    11.5 19.5 11.5 21.5 13 c 20.8 7.5 1.2 d 15 4 1.2 d 20 17.5 1.2 d
  pause ~ 5.2 5 3.8 14 1 r 15 5 3.8 14 1 r lines; pawprint F3E9; pc F1C5; pencil F3EB
  pencil.and.list.clipboard + list.clipboard@0.95,11,12 pencil@0.55,18.5,17.5
  pencil.and.outline = square.and.pencil; pencil.and.ruler F46D; pencil.and.scribble + pencil@0.8,14,9.5 &_scribble
  pencil.line + pencil@0.85,12,9.5 &_underline; pencil.tip F3EA; pencil.tip.crop.circle F3EB; percent F3F0
  person F013/F004; person.2 + person@0.78,17.3,11.8 person@0.95,8.5,12.5
  person.2.badge.plus + person.2 _plusdisc@0.5,20,17; person.2.crop.square.stack F006; person.2.wave.2 F00E
  person.3 + person@0.68,3.8,11.5 person@0.68,20.2,11.5 person@0.88,12,12.5
  person.3.sequence + person#1@0.6,2.5,12 person#3@0.6,21.5,12 person#2@0.8,12,12.2
  person.and.arrow.left.and.arrow.right.outward F019; person.and.background.dotted F009; person.bust F004
  person.crop F004
  person.crop.artframe ~ 6.5 20.5 m 7 14.6 17 14.6 17.5 20.5 c h f 12 11.2 2.6 d 3 5.5 18 15.5 1.5 r 8.5 5 m 12 2 l \
    15.5 5 l
  person.crop.circle F009 holes; person.crop.circle.dashed + circle.dashed &_personinside@0.85,12,11.6
  person.crop.rectangle + rectangle &_personinside; person.crop.rectangle.fill + rectangle.fill !_personinside
  person.crop.rectangle.stack F006; person.crop.square F007/F006; person.crop.square.fill.and.at.rectangle F5D2
  person.crop.square.filled.and.at.rectangle F5D2; person.fill.checkmark F008; person.fill.questionmark F005
  person.fill.turn.down F00A; person.fill.turn.left F00A; person.fill.turn.right F00A
  person.fill.viewfinder + viewfinder &person.fill@0.6,12,12; person.fill.xmark F015 fx
  person.line.dotted.person F019; person.text.rectangle F5D2 holes; person.wave.2 F5CB; personalhotspot F339
  perspective F3E0; phone F3F2 solid; phone.arrow.down.left F3F7; phone.arrow.right F3F4; phone.arrow.up.right F3FB
  phone.connection F3F6; phone.down F3F5; phone.fill.arrow.down.left F3F7; phone.fill.arrow.right F3F4
  phone.fill.arrow.up.right F3FB
  photo ~ 1.5 4 21 16 3 r 7 9 2 d 2.5 18 m 8.2 13 l 11.2 15.7 l 16 10.5 l 22 16.5 l lines
  photo.artframe ~ 3 5.5 18 15 1.5 r 8.5 10.5 1.5 d 4 19 m 9 15 l 11.5 17 l 15.5 12.5 l 20.5 17.5 l 8.5 5 m 12 2 l \
    15.5 5 l
  photo.fill.on.rectangle.fill + rectangle.fill@0.8,9.5,9.5 photo.fill@0.85,14,14.5
  photo.on.rectangle + rectangle@0.8,9.5,9.5 photo@0.85,14,14.5; photo.on.rectangle.angled = photo.on.rectangle
  photo.stack + rectangle@0.8,9.5,9.5 photo@0.85,14,14.5; photo.tv + tv &photo@0.5,12,10.5; pill F402
  pills F402 solid; pin F403 solid; pip F4E9; pip.enter F3CB; pip.exit F3CC
  placeholdertext.fill + rectangle.fill !_placeholder; platter.filled.bottom.iphone F120
  platter.filled.top.iphone F120; play ~ 6.5 4 m 20 12 l 6.5 20 l h lines
  play.desktopcomputer + desktopcomputer &play.fill@0.34,12.4,8.6; play.rectangle + rectangle &play.fill@0.5,12.3,12
  play.rectangle.on.rectangle F567; play.square.stack F411; play.tv + tv &play.fill@0.42,12.4,11
  play.tv.fill + tv.fill !play.fill@0.42,12.4,11; playpause F40E; playstation.logo F414
  plus ~ 12 4 m 12 20 l 4 12 m 20 12 l
  plus.forwardslash.minus ~ 3 7 m 10 7 l 6.5 3.5 m 6.5 10.5 l 14 17.2 m 21 17.2 l 18.6 4 m 5.4 20 l
  plus.magnifyingglass + magnifyingglass &plus@0.36,9.5,9.5; plus.rectangle.on.folder F257
  plus.rectangle.on.rectangle = plus.square.on.square; plus.rectangle.portrait + rectangle.portrait &plus@0.5,12,12
  plus.rectangle.portrait.fill + rectangle.portrait.fill !plus@0.5,12,12
  plus.square.on.square + square@0.76,14.6,9.4 _plussquare@0.76,9.4,14.6
  plus.viewfinder + viewfinder &plus@0.5,12,12; plusminus ~ 12 3.5 m 12 15.5 l 6 9.5 m 18 9.5 l 6 20 m 18 20 l
  point.3.connected.trianglepath.dotted F563; point.3.filled.connected.trianglepath.dotted F563
  point.bottomleft.forward.to.point.topright.scurvepath F559; point.forward.to.point.capsulepath F55E
  point.topleft.down.curvedto.point.bottomright.up F559; point.topleft.down.to.point.bottomright.curvepath F559
  popcorn F422; power F425; powercord F427; poweroff ~ 12 12 8 o; poweron ~ 12 4 m 12 20 l; poweroutlet.strip F427
  poweroutlet.type.a F427; poweroutlet.type.b F427 lines; poweroutlet.type.f F427; powerplug F427 solid
  powerplug.portrait F427; powersleep F4B2; printer F42A solid; printer.dotmatrix F42A; purchased = checkmark.circle
  puzzlepiece F431 solid; puzzlepiece.extension F431 solid; pyramid F537/F536; qrcode F432
  qrcode.viewfinder + viewfinder &qrcode@0.55,12,12
  questionmark ~ 7 8 m 7 5 9.2 3.2 12 3.2 c 14.8 3.2 17 5 17 7.6 c 17 11 12 11.2 12 15 c 12 19.6 1.7 d
  questionmark.folder F256/F24B; questionmark.square.dashed + square.dashed &questionmark@0.55,12,12
  questionmark.text.page F219; quote.bubble + bubble.left &quote.closing@0.5,12,10
  quote.bubble.fill + bubble.left.fill !quote.closing@0.5,12,10; quote.closing F27E; quote.opening F27E r180
  r.joystick F296; radio F439 solid; rainbow F344
  rays ~ 12 1.5 m 12 6 l 12 18 m 12 22.5 l 1.5 12 m 6 12 l 18 12 m 22.5 12 l 4.6 4.6 m 7.8 7.8 l 16.2 16.2 m 19.4 \
    19.4 l 19.4 4.6 m 16.2 7.8 l 7.8 16.2 m 4.6 19.4 l
  record.circle = circle.inset.filled; record.circle.fill + _disc !_ring7; recordingtape F57D; rectangle.2.swap F4E1
  rectangle.3.group ~ 2 4 8 16 1.8 r 13.5 4 8.5 6 1.5 r 13.5 14 8.5 6 1.5 r lines
  rectangle.3.offgrid ~ 2 4 8 10 1.8 r 13.5 4 8.5 4.5 1.5 r 13.5 12 8.5 8 1.8 r 2 17.3 8 3 1 r lines
  rectangle.and.arrow.up.right.and.arrow.down.left F616; rectangle.and.hand.point.up.left F1B7
  rectangle.and.paperclip F3E2; rectangle.and.pencil.and.ellipsis F60E; rectangle.and.person.inset.filled F428
  rectangle.and.text.magnifyingglass F219; rectangle.bottomhalf.inset.filled ~ 1 4 22 16 3.5 r 4.5 12 15 4.7 0.8 b
  rectangle.bottomthird.inset.fill = rectangle.bottomthird.inset.filled
  rectangle.bottomthird.inset.filled ~ 1 4 22 16 3.5 r 4.5 13 15 3.8 0.8 b; rectangle.center.inset.filled F2F1
  rectangle.compress.vertical F54E; rectangle.connected.to.line.below F440
  rectangle.dashed ~ 4 4 m 6 4 l 9.7 4 m 14.3 4 l 18 4 m 20 4 l 4 20 m 6 20 l 9.7 20 m 14.3 20 l 18 20 m 20 20 l 0.5 \
    7.5 m 0.5 10 l 0.5 14 m 0.5 16.5 l 23.5 7.5 m 23.5 10 l 23.5 14 m 23.5 16.5 l
  rectangle.dashed.and.paperclip F3E2; rectangle.expand.vertical F54F
  rectangle.fill.on.rectangle + rectangle@0.76,9.5,9 rectangle.fill@0.76,14.5,15
  rectangle.fill.on.rectangle.angled F638
  rectangle.fill.on.rectangle.fill + rectangle.fill@0.76,9.5,9 rectangle.fill@0.76,14.5,15
  rectangle.grid.1x2 ~ 3 3.5 18 7 1.5 r 3 13.5 18 7 1.5 r lines
  rectangle.grid.2x2 ~ 1.5 4.5 9 6 1.3 r 13.5 4.5 9 6 1.3 r 1.5 13.5 9 6 1.3 r 13.5 13.5 9 6 1.3 r lines
  rectangle.grid.3x2 = square.grid.3x2; rectangle.grid.3x3 = square.grid.3x3
  rectangle.inset.bottomright.fill F4E9 r90; rectangle.inset.bottomright.filled F4E9 r90
  rectangle.inset.fill = rectangle.inset.filled; rectangle.inset.filled ~ 1 4 22 16 3.5 r 4.5 7.5 15 9 1 b
  rectangle.inset.filled.and.cursorarrow F1B5; rectangle.inset.filled.and.person.filled F428
  rectangle.inset.filled.on.rectangle F37A; rectangle.inset.topright.fill F4E9; rectangle.inset.topright.filled F4E9
  rectangle.leadinghalf.inset.filled = rectangle.lefthalf.inset.filled
  rectangle.lefthalf.filled = rectangle.lefthalf.inset.filled
  rectangle.lefthalf.inset.fill = rectangle.lefthalf.inset.filled
  rectangle.lefthalf.inset.filled ~ 1 4 22 16 3.5 r 4.3 7.2 7 9.6 0.8 b
  rectangle.on.rectangle + rectangle@0.76,9.5,9 rectangle@0.76,14.5,15; rectangle.on.rectangle.angled F638
  rectangle.portrait ~ 5 2 14 20 3 r lines
  rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right
  rectangle.portrait.and.arrow.right + _exitbox &_exitarrow
  rectangle.portrait.and.arrow.right.fill + _exitboxarea _exitarrow; rectangle.portrait.on.rectangle.portrait F18F
  rectangle.portrait.on.rectangle.portrait.angled F638; rectangle.ratio.16.to.9 F1A0; rectangle.ratio.3.to.4 F1A1
  rectangle.ratio.4.to.3 F1A0; rectangle.ratio.9.to.16 F1A1
  rectangle.righthalf.filled = rectangle.lefthalf.inset.filled fx
  rectangle.righthalf.inset.fill = rectangle.lefthalf.inset.filled fx
  rectangle.righthalf.inset.filled = rectangle.lefthalf.inset.filled fx; rectangle.roundedtop F614
  rectangle.split.1x2 ~ 1.5 4 21 16 2.5 r 2 12 m 22 12 l lines
  rectangle.split.2x1 ~ 0.5 4.5 23 15 2.5 r 12 5 m 12 19 l lines
  rectangle.split.2x2 ~ 1 4 22 16 2.5 r 2 12 m 22 12 l 12 5 m 12 19 l lines
  rectangle.split.3x1 ~ 0.5 4.5 23 15 2.5 r 8.2 5 m 8.2 19 l 15.8 5 m 15.8 19 l lines; rectangle.split.3x3 F573
  rectangle.stack ~ 2 9 20 12 2.8 r 4.7 5.7 m 19.3 5.7 l 7.2 2.5 m 16.8 2.5 l lines
  rectangle.stack.person.crop F006; rectangle.tophalf.inset.filled = rectangle.bottomhalf.inset.filled fy
  rectangle.topthird.inset.filled = rectangle.bottomthird.inset.filled fy
  rectangle.trailinghalf.inset.filled = rectangle.lefthalf.inset.filled fx; refrigerator F28F/F290; repeat F456
  repeat.1 F458; return F311; return.left F311; return.right F311 fx; richtext.page = doc.richtext; road.lanes F462
  road.lanes.curved.left F462; rosette F47A solid; rotate.3d F464; rotate.left F465; rotate.right F467
  rublesign F1B1; ruler F46D solid
  """
