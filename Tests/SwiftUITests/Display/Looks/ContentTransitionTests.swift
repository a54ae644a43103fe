import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Contents change in transitions")
struct ContentTransitionTests {
  private let model = MovingModel()
  private let line = Animation.linear(duration: 1)

  @Test func differentDigitsRollAndOthersStay() {
    let strip = model.strip {
      With(model) { Text($0.isOn ? "1295" : "1285").contentTransition(.numericText()) }
    }
    #expect(strip[0] != strip[2])
    // The ends stay, one digit goes up, and one comes from below.
    for part in ["“1”", "“2”", "“5”", "“8”", "“9”"] { #expect(strip[2].contains(part), "\(strip[2])") }
    #expect(!strip[3].contains("transform"))
    #expect(strip[3].contains("1295"))
  }

  @Test func digitsRollInsideTheirLineOneAfterTheOther() throws {
    let screen = layOut(width: 300) {
      With(model) { Text($0.isOn ? "4567" : "1230").contentTransition(.numericText()) }
    }
    let frame = try screen.find("1230").frame
    withAnimation(line) { model.isOn = true }
    let strip = screen.strip(at: [0.25, 0.5, 1])
    let lines = strip[0].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let clip = try #require(lines.first { $0.hasPrefix("clip: rectangle") })
    #expect(clip.contains(",\(Int(frame.minY)) ") && clip.hasSuffix("×\(Int(frame.height))"), "\(clip)")
    let ways = lines.compactMap {
      $0.firstMatch(of: #/transform \(1, 0, 0, 1, 0, (-?[0-9.]+)\)/#).flatMap { Double($0.output.1) }
    }
    #expect(ways.allSatisfy { abs($0) < frame.height / 2 }, "\(ways)")
    // The first digit has rolled further than the last.
    let leaving = ways.prefix(4).map { abs($0) }
    #expect(leaving == leaving.sorted(by: >) && Set(leaving).count == 4, "\(ways)")
    #expect(lines.contains { $0.hasPrefix("blur") })
    #expect(!strip[2].contains("clip") && !strip[2].contains("blur"))
  }

  @Test func aNumberAtTheTrailingEdgeStaysInTheWindow() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 200)) {
      With(model) { model in
        HStack {
          Spacer()
          Text(model.isOn ? "1185180" : "98765").font(.system(size: 60)).contentTransition(.numericText())
        }
      }
    }
    withAnimation(line) { model.isOn = true }
    screen.update()
    for _ in 0..<9 {
      screen.advance(by: 0.1)
      let ends = screen.displayList().matches(of: #/text #[0-9A-F]+ in (-?[0-9.]+),[-0-9.]+ ([0-9.]+)×/#).compactMap {
        Double($0.output.1)
      }
      // Each digit begins at least about half its width before the edge.
      #expect(ends.allSatisfy { $0 < 390 - 20 }, "\(ends)")
    }
  }

  @Test func digitsRollDownIfTheNumbersDo() {
    func list(_ transition: ContentTransition) -> String {
      model.strip { With(model) { Text($0.isOn ? "4" : "5").contentTransition(transition) } }[1]
    }
    #expect(list(.numericText()) != list(.numericText(countsDown: true)))
  }

  @Test func digitsFollowTheirValue() {
    func list(from old: Double, to new: Double) -> String {
      let screen = layOut {
        With(model) { model in Text("\(Int(model.number))").contentTransition(.numericText(value: model.number)) }
      }
      model.number = old
      screen.update()
      withAnimation(line) { model.number = new }
      screen.update()
      screen.advance(by: 0.25)
      return screen.displayList()
    }
    let (up, down) = (list(from: 4, to: 5), list(from: 5, to: 4))
    func way(_ list: String) -> Bool? {
      let moves = list.matches(of: #/transform \(1, 0, 0, 1, 0, (-?[0-9.]+)\)/#).compactMap { Double($0.output.1) }
      return moves.first.map { $0 < 0 }
    }
    #expect(way(up) == true, "\(up)")
    #expect(way(down) == false, "\(down)")
  }

  @Test func textsThatCannotRollFade() {
    for (old, new) in [("אב", "אג"), ("a\nb", "a\nc")] {
      let strip = model.strip { With(model) { Text($0.isOn ? new : old).contentTransition(.numericText()) } }
      #expect(strip[1].contains("layer, opacity 0.75"), "\(strip[1])")
    }
  }

  @Test func identityChangesAtOnce() {
    let strip = model.strip { With(model) { Text($0.isOn ? "B" : "A").contentTransition(.identity) } }
    #expect(strip[0] == strip[3])
    let colors = model.strip {
      With(model) { Text("A").foregroundStyle($0.isOn ? .red : .blue).contentTransition(.identity) }
    }
    #expect(colors[0] == colors[3])
  }

  @Test func opacityFadesWhatCouldBeInterpolated() {
    func list(_ transition: ContentTransition) -> String {
      model.strip {
        With(model) { Text("A").font(.system(size: $0.isOn ? 32 : 16)).contentTransition(transition) }
      }[1]
    }
    #expect(list(.opacity).contains("layer, opacity 0.75"))
    #expect(!list(.interpolate).contains("layer"))
  }

  @Test func aSymbolReplacesAnother() {
    func strip(_ transition: ContentTransition) -> [String] {
      model.strip {
        With(model) { model in
          Image(systemName: model.isOn ? "pause.fill" : "play.fill").contentTransition(transition)
        }
      }
    }
    let downUp = strip(.symbolEffect(.replace))
    #expect(downUp[1].contains("layer, opacity 0.5"), "\(downUp[1])")
    #expect(downUp[1].contains("transform (0.75"), "\(downUp[1])")
    #expect(downUp[3] != downUp[0] && !downUp[3].contains("transform (0"))
    #expect(strip(.symbolEffect(.replace.upUp))[1].contains("transform (1.2"))
    #expect(strip(.symbolEffect(.replace.offUp))[0].isEmpty)
    #expect(strip(.symbolEffect) == downUp)
    #expect(strip(.symbolEffect(.replace.magic(fallback: .downUp))) == downUp)
  }

  @Test func reducedMotionFades() {
    let screen = layOut(environment: { $0.accessibilityReduceMotion = true }) {
      With(model) { Text($0.isOn ? "2" : "1").contentTransition(.numericText()) }
    }
    withAnimation(line) { model.isOn = true }
    #expect(screen.strip(at: [0.25])[0].contains("layer, opacity 0.75"))
  }
}
