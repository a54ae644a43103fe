/// Symbols from D to L: the name, the number of the glyph in the icon font, where its ink begins and ends on a square of 24
/// units, and how it is turned. A name with `.fill` that is not there looks as without it.
let symbolsFromDToL = """
  decrease.indent F275 3 21; decrease.quotelevel F275 3 21; degreesign.celsius F504 3 20.7
  degreesign.fahrenheit F505 3 20; dehumidifier F01B 3 21; delete.backward F06E 0 24; delete.forward F06E 0 24 fx
  delete.left F06E 0 24; delete.right F06E 0 24 fx; deskclock F150 2 22; desktopcomputer F1C4 1 23
  desktopcomputer.and.arrow.down F1C4 1 23; desktopcomputer.and.macbook F45E 0 24; dial.high F4C5 2 22
  dial.low F4C5 2 22; dial.max F4C5 2 22; dial.medium F4C5 2 22; dial.min F4C5 2 22; dice F1CE 3 21
  die.face.1 F1CA 3 21; die.face.2 F1CB 3 21; die.face.3 F1CC 3 21; die.face.4 F1CD 3 21; die.face.5 F1CE 3 21
  die.face.6 F1CF 3 21; digitalcrown.horizontal.arrow.clockwise F589 4 20; digitalcrown.horizontal.press F589 4 20
  dishwasher F617 2 22; display F379 1 23; display.2 F37A 0 24; display.and.arrow.down F379 1 23
  display.trianglebadge.exclamationmark F379 1 23; divide F1D4 5 19; divide.square.fill F1D5 3 21; doc F224 4 20
  doc.append F219 4 20; doc.append.rtl F219 4 20; doc.badge.arrow.up F220 4 20; doc.badge.clock F214 4 20
  doc.badge.ellipsis F224 4 20; doc.badge.gearshape F214 4 20; doc.badge.plus F39D 2 22; doc.fill F214 4 20
  doc.fill.badge.plus F39C 3 21; doc.on.clipboard F192 3 21; doc.on.doc F18F 2 21; doc.plaintext F219 4 20
  doc.questionmark F214 4 20; doc.richtext F219 4 20; doc.text F219 4 20; doc.text.below.ecg F219 4 20
  doc.text.image F21F 4 20; doc.text.magnifyingglass F219 4 20; doc.text.viewfinder F19F 3 21; doc.viewfinder F19F 3 21
  doc.zipper F5C4 3 21; dock.arrow.down.rectangle F614 3 21 r180; dock.rectangle F614 3 21 r180; document F224 4 20
  document.badge.gearshape F214 4 20; document.badge.plus F39D 2 22; document.fill F214 4 20
  document.on.clipboard F192 3 21; document.on.document F18F 2 21; document.viewfinder F19F 3 21; dog F3E9 2 22
  dollarsign F1B3 6.3 16.5; dollarsign.arrow.circlepath F117 2 22; dollarsign.bank.building F070 2 21
  dot.circle F01A 2 22; dot.circle.and.cursorarrow F1B5 6 19.5; dot.circle.fill F43E 2 22
  dot.radiowaves.forward F5A9 1.2 22.8 r90; dot.radiowaves.left.and.right F002 2 22
  dot.radiowaves.right F5A9 1.2 22.8 r90; dot.radiowaves.up.forward F46B 4 19.5; dot.scope F1A4 1 23
  dot.square F4DB 6 18; dot.viewfinder F2F1 3 21; dpad F296 2 22; drop F58C 6 18; drop.degreesign F58E 6 18
  drop.halffull F5CC 4 20; drop.lefthalf.fill F301 4 20; drop.righthalf.fill F301 4 20 fx; drop.triangle F58C 6 18
  duffle.bag F0D6 2 22; dumbbell F1E6 2.5 21.5; earbuds F2CB 3 21; earpods F2CB 3 21; eject F1EA 5 19
  elevator F1ED 3 21; ellipsis F1D8 4 20; ellipsis.bubble F185 2 22; ellipsis.bubble.fill F184 2 22
  ellipsis.curlybraces F169 3 21; ellipsis.message F185 2 22; ellipsis.message.fill F366 2 22
  ellipsis.rectangle F60E 2 22; ellipsis.vertical.bubble F185 2 22; ellipsis.vertical.bubble.fill F184 2 22
  engine.combustion F1FB 1 23; engine.combustion.fill F1FA 1 23; envelope F1F0 2 22; envelope.badge F1F0 2 22
  envelope.badge.fill F1EE 2 22; envelope.fill F1EE 2 22; envelope.front F1F0 2 22; envelope.front.fill F1EE 2 22
  envelope.open F5EF 2 22; envelope.open.fill F1EF 2 22; equal F1FC 5 19; equal.square.fill F1FD 3 21
  eraser F1FE 2.2 21.8; eraser.line.dashed F642 2 22; escalator F1FF 2 22; escape F206 3 21; esim F4A7 4 20
  eurosign F1AD 2 20.4; ev.charger F5F1 4 20.5; ev.charger.arrowtriangle.left F5F1 4 20.5; exclamationmark F205 11 13
  exclamationmark.2 F603 2 22; exclamationmark.3 F603 2 22; exclamationmark.arrow.circlepath F4E7 3 21
  exclamationmark.arrow.triangle.2.circlepath F4E7 3 21; exclamationmark.bubble F17E 2 22
  exclamationmark.bubble.fill F17D 2 22; exclamationmark.circle F5D6 2 22; exclamationmark.circle.fill F028 2 22
  exclamationmark.icloud F163 0 24; exclamationmark.icloud.fill F15F 0 24; exclamationmark.lock F341 4 20
  exclamationmark.lock.fill F33E 4 20; exclamationmark.magnifyingglass F349 3 20.5; exclamationmark.octagon F029 3 21
  exclamationmark.shield F498 3 21; exclamationmark.square.fill F027 3 21; exclamationmark.triangle F02A 1 23
  exclamationmark.triangle.fill F026 1 23; exclamationmark.warninglight F32C 2 22; externaldrive F2CA 4 20
  externaldrive.badge.checkmark F2CA 4 20; externaldrive.badge.icloud F2CA 4 20; externaldrive.badge.minus F48C 3 21
  externaldrive.badge.plus F490 3 21; externaldrive.badge.xmark F491 3 21
  externaldrive.connected.to.line.below F48D 2 22; externaldrive.trianglebadge.exclamationmark F2CA 4 20; eye F208 1 23
  eye.slash F209 1 23; eye.trianglebadge.exclamationmark F208 1 23; eyebrow F208 1 23; eyedropper F20A 2 21.9
  eyedropper.full F20A 2 21.9; eyedropper.halffull F20B 3 21; eyeglasses F2AA 0.2 23.7; eyes F208 1 23
  eyes.inverse F208 1 23; f.cursive F277 6 18; face.dashed F1F6 2 22; face.smiling F1F5 2 22
  face.smiling.inverse F1F5 2 22; faceid F643 2 22; facemask F2E0 3 21; fan F210 2 22; fan.badge.automatic F210 2 22
  fan.ceiling F210 2 22; fan.desk F210 2 22; fan.floor F210 2 22; faxmachine F212 2 22; ferry F213 2 22
  fiberchannel F200 2 22; figure F64D 8.5 15.5; figure.2 F2E8 4 21; figure.2.and.child.holdinghands F2E8 4 21
  figure.2.arms.open F2E8 4 21; figure.and.child.holdinghands F2E8 4 21; figure.arms.open F2E6 3 21
  figure.bowling F0D3 2 22; figure.child F2E7 6 18; figure.cooldown F64B 4 20; figure.core.training F1E6 2.5 21.5
  figure.dance F64C 5 19; figure.fall F64B 4 20; figure.flexibility F64C 5 19; figure.gymnastics F64C 5 19
  figure.hiking F583 6 19; figure.indoor.cycle F0A3 0 24; figure.jumprope F64C 5 19; figure.mind.and.body F64B 4 20
  figure.open.water.swim F4E3 2 22; figure.outdoor.cycle F0A3 0 24; figure.pool.swim F4E3 2 22; figure.roll F5A4 4 20
  figure.rower F608 4 21; figure.run F46E 2 22; figure.run.treadmill F46E 2 22; figure.soccer F4B8 2 22
  figure.socialdance F2E8 4 21; figure.stairs F4CD 3 22; figure.stand F64D 8.5 15.5; figure.stand.dress F649 7.5 16.5
  figure.stand.line.dotted.figure.stand F2E8 4 21; figure.strengthtraining.functional F1E6 2.5 21.5
  figure.strengthtraining.traditional F1E6 2.5 21.5; figure.tennis F507 2 22; figure.walk F583 6 19
  figure.walk.motion F583 6 19; figure.wave F64A 1.5 22; figure.yoga F64C 5 19; filemenu.and.cursorarrow F1B5 6 19.5
  filemenu.and.selection F572 4 21; film F230 4 20; film.stack F381 2 22; fireplace F238 4 20; fireworks F068 1 22
  fish F23A 2 22; flag F23D 5 20; flag.2.crossed F240 5 20; flag.and.flag.filled.crossed F240 5 20
  flag.checkered F23C 5 20; flag.fill F23B 5 20; flame F238 4 20; flashlight.off F245 2 20; flashlight.on F244 6 18
  flashlight.slash F245 2 20; flask F093 3 21; flip.horizontal F18A 3 21; flipphone F11E 8 17; flowchart F4AA 1 23
  folder F256 2 22; folder.badge.gearshape F24B 2 22; folder.badge.minus F258 2 22; folder.badge.person.crop F24C 2 22
  folder.badge.plus F257 2 22; folder.badge.questionmark F24B 2 22; folder.fill F24B 2 22
  folder.fill.badge.gearshape F24B 2 22; folder.fill.badge.minus F258 2 22; folder.fill.badge.person.crop F24C 2 22
  folder.fill.badge.plus F257 2 22; football F25D 3.8 20.2; fork.knife F4A6 2.7 22.2
  formfitting.gamecontroller F297 1 23; forward F211 4 21.5; forward.end F4AD 6 18; forward.end.alt F4AC 4 20
  forward.frame F4D7 5 21; frying.pan F65A 3 21; fuel F298 4 20.5; fuelpump F298 4 20.5; function F295 5.2 18.8
  gamecontroller F5BA 2 22; gauge F4C5 2 22; gauge.badge.plus F4C5 2 22; gauge.high F4C5 2 22; gauge.low F4C5 2 22
  gauge.medium F4C5 2 22; gauge.with.dots.needle.33percent F4C5 2 22; gauge.with.dots.needle.50percent F4C5 2 22
  gauge.with.dots.needle.67percent F4C5 2 22; gauge.with.dots.needle.bottom.50percent F4C5 2 22
  gauge.with.needle F4C5 2 22; gear F493 2.3 21.7; gear.badge F493 2.3 21.7; gear.badge.checkmark F493 2.3 21.7
  gear.badge.xmark F493 2.3 21.7; gearshape F493 2.3 21.7; gearshape.2 F493 2.3 21.7
  gearshape.arrow.triangle.2.circlepath F493 2.3 21.7; gift F2A1 1 23; giftcard F585 2 22; globe F59F 2 22
  globe.americas F1E7 2 22; globe.asia.australia F1E7 2 22; globe.badge.chevron.backward F59F 2 22
  globe.central.south.asia F1E7 2 22; globe.desk F1E7 2 22; globe.europe.africa F1E7 2 22; gobackward F450 4 20 fx
  gobackward.10 F459 4 20; gobackward.15 F459 4 20; gobackward.30 F459 4 20; goforward F450 4 20
  goforward.10 F459 4 20 fx; goforward.15 F459 4 20 fx; goforward.30 F459 4 20 fx; graduationcap F474 1 23
  greaterthan F16C 3 21; grid F2C1 2 22; guitars F2C4 2 22; gyroscope F464 3 21; hammer F29B 2 22.1
  hand.draw F1B7 3.9 20; hand.point.down F2C7 2 22 r90; hand.point.left F2C7 2 22 fx; hand.point.right F2C7 2 22
  hand.point.up F2C7 2 22 r270; hand.point.up.left F1B7 3.9 20; hand.raised F64A 1.5 22
  hand.raised.fingers.spread F64A 1.5 22; hand.tap F1B7 3.9 20; hand.thumbsdown F512 1 23
  hand.thumbsdown.fill F511 1 23; hand.thumbsup F514 1 23; hand.thumbsup.fill F513 1 23; hand.wave F64A 1.5 22
  handbag F49A 3 21; hands.clap F514 1 23; hands.clap.fill F513 1 23; hands.sparkles F068 1 22; headphones F2CB 3 21
  headset F2CE 3 21; heart F2D5 2 22; heart.fill F2D1 2 22; heart.rectangle F2D3 3 21; heart.rectangle.fill F2D2 3 21
  heart.slash F2D4 2 22; heart.square F2D3 3 21; heart.square.fill F2D2 3 21; heart.text.clipboard F14E 3 21
  heart.text.square F2D2 3 21; heater.vertical F438 2 22; helm F4D4 2 22; hexagon F2D9 3 21; hexagon.fill F2D8 3 21
  hexagon.lefthalf.filled F2D9 3 21; hifispeaker F4C3 5 19; hifispeaker.2 F4C3 5 19; highlighter F652 0.7 23.3
  homekit F2DC 2 22; homepod F4C3 5 19; homepod.2 F4C3 5 19; homepodmini F4C3 5 19; hourglass F51F 4 20
  hourglass.badge.plus F51F 4 20; hourglass.bottomhalf.fill F51F 4 20; hourglass.bottomhalf.filled F51F 4 20
  hourglass.tophalf.fill F51F 4 20; hourglass.tophalf.filled F51F 4 20; house F2DC 2 22; house.and.flag F2DE 2 22
  house.lodge F2DE 2 22; humidifier F01B 3 21; humidity F58E 6 18; hurricane F59E 2.1 22; icloud F163 0 24
  icloud.and.arrow.down F162 0 24; icloud.and.arrow.up F167 0 24; icloud.circle.fill F161 2 22; icloud.fill F15F 0 24
  icloud.slash F164 0 24; increase.indent F276 3 21; increase.quotelevel F276 3 21; indianrupeesign F1AF 7 18
  info F64E 8.6 15; info.bubble F189 2 22; info.circle F2FD 2 22; info.circle.fill F2FC 2 22; info.square.fill F2FC 2 22
  inset.filled.bottomthird.rectangle F614 3 21 r180; inset.filled.lefthalf.rectangle F614 3 21 r270
  inset.filled.rectangle F12E 3 21; inset.filled.righthalf.rectangle F614 3 21 r90; internaldrive F2CA 4 20
  ipad F4F8 2 21; ipad.and.iphone F121 0 24; ipad.gen1 F4F8 2 21; ipad.gen2 F4F8 2 21; ipad.homebutton F4F8 2 21
  ipad.landscape F4F8 2 21 r90; iphone F120 5 18; iphone.and.arrow.forward F121 0 24; iphone.badge.play F120 5 18
  iphone.gen1 F120 5 18; iphone.gen2 F120 5 18; iphone.gen3 F120 5 18; iphone.homebutton F120 5 18
  iphone.radiowaves.left.and.right F566 0 24; iphone.rear.camera F107 4 20; iphone.slash F11C 5 19; italic F277 6 18
  key F306 1 23; key.horizontal F306 1 23; key.icloud F15F 0 24; key.viewfinder F306 1 23; keyboard F30C 2 22
  keyboard.badge.ellipsis F30C 2 22; keyboard.chevron.compact.down F30F 2 22; keyboard.chevron.compact.left F30E 6 18
  keyboard.onehanded.left F30C 2 22; l.joystick F296 2 22; ladybug F0E4 4 20; laptopcomputer F324 0 24
  laptopcomputer.and.arrow.down F322 0 24; laptopcomputer.and.ipad F121 0 24; laptopcomputer.and.iphone F121 0 24
  laptopcomputer.slash F322 0 24; laptopcomputer.trianglebadge.exclamationmark F324 0 24
  largecircle.fill.circle F43E 2 22; lasso F560 2 22; latch.2.case F0D6 2 22; leaf F32A 2 22
  leaf.arrow.circlepath F44C 1.9 22.1; leaf.arrow.triangle.circlepath F44C 1.9 22.1; lessthan F16E 3 21
  level F46D 1.4 22.6; light.beacon.max F32C 2 22; light.beacon.min F32C 2 22; light.max F0E0 0.7 23.3
  light.min F0DE 0.7 23.3; light.recessed F4C8 2 22; lightbulb F336 5 19; lightbulb.2 F336 5 19
  lightbulb.2.fill F335 5 19; lightbulb.fill F335 5 19; lightbulb.led F336 5 19; lightbulb.led.fill F335 5 19
  lightbulb.max F336 5 19; lightbulb.max.fill F335 5 19; lightbulb.min F336 5 19; lightbulb.min.fill F335 5 19
  lightrail F52D 4 20; lightswitch.off F522 2 22; lightswitch.on F521 2 22; line.2.horizontal.decrease.circle F236 3 21
  line.3.crossed.swirl.circle F559 2 23; line.3.horizontal F35C 3 21
  line.3.horizontal.button.angledtop.vertical.right F35C 3 21; line.3.horizontal.decrease F236 3 21
  line.diagonal F55E 3 21; line.diagonal.arrow F0F7 4 19; line.horizontal.3 F35C 3 21
  line.horizontal.3.decrease F236 3 21; lineweight F5C9 3 21; link F339 2.8 21.2; link.badge.plus F339 2.8 21.2
  link.icloud F15F 0 24; list.and.film F381 2 22; list.bullet F279 2.5 21; list.bullet.below.rectangle F56A 2 21
  list.bullet.clipboard F14E 3 21; list.bullet.indent F276 3 21; list.bullet.rectangle F572 4 21
  list.bullet.rectangle.portrait F21A 3 21; list.clipboard F14E 3 21; list.dash F279 2.5 21
  list.dash.header.rectangle F572 4 21; list.number F27B 2 21; list.star F279 2.5 21; list.triangle F27A 2.5 21
  livephoto F01A 2 22; livephoto.badge.automatic F01A 2 22; livephoto.play F40D 2 22; livephoto.slash F5DF 1.2 22
  location F5CD 3 21; location.fill.viewfinder F1A4 1 23; location.magnifyingglass F352 4 20
  location.north F390 4.5 19.5; location.north.line F390 4.5 19.5; location.viewfinder F1A4 1 23; lock F341 4 20
  lock.badge.clock F341 4 20; lock.badge.clock.fill F33E 4 20; lock.circle.dotted F341 4 20
  lock.desktopcomputer F1C4 1 23; lock.display F379 1 23; lock.doc F214 4 20; lock.document F214 4 20
  lock.fill F33E 4 20; lock.icloud F15F 0 24; lock.iphone F11C 5 19; lock.laptopcomputer F322 0 24; lock.open F340 4 20
  lock.open.fill F33F 4 20; lock.open.rotation F475 0 24; lock.rotation F476 1 23.7; lock.rotation.open F475 0 24
  lock.shield F483 3 21; lock.slash F340 4 20; lock.slash.fill F33F 4 20; lock.trianglebadge.exclamationmark F341 4 20
  lock.trianglebadge.exclamationmark.fill F33E 4 20; logo.bluetooth F0AF 5 17.7; logo.playstation F414 2 22
  logo.xbox F5B9 2 22
  """
