import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The sizes and frames that views read.
@MainActor @Suite struct GeometryTests {
  @Test func aGeometryReaderFillsTheProposalAndAlignsItsContentToTopLeading() throws {
    let screen = layOut {
      GeometryReader { geometry in
        box("a", geometry.size.width / 2, geometry.size.height / 4)
      }
      .padding(10)
    }
    #expect(try screen.frame("a") == [10, 10, 90, 20])
  }

  @Test func aGeometryReaderMakesItsContentOnceItHasASize() throws {
    let log = Log()
    _ = layOut { GeometryReader { Logging(log: log, width: $0.size.width) } }
    #expect(log.lines == ["200.0"])
  }

  @Test func theContentOfAGeometryReaderFollowsTheSizeInOneUpdate() throws {
    let model = Model()
    let screen = layOut { Follower(model: model) }
    #expect(screen.texts == ["100"])
    model.width = 60
    screen.update()
    #expect(screen.texts == ["60"])
    screen.resetCounts()
    model.other += 1
    screen.update()
    #expect(screen.bodyCount(of: Shown.self) == 0)
  }

  @Test func stateReadByTheContentDoesNotRunTheEnclosingBody() throws {
    let screen = layOut { Counting() }
    try screen.find("add").tap()
    #expect(screen.texts.contains("1 of 200"))
    #expect(screen.bodyCount(of: Counting.self) == 1)
  }

  @Test func framesAreConvertedToEachCoordinateSpace() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        box("above", 10, 20)
        HStack(spacing: 0) {
          box("beside", 30, 10)
          GeometryReader { geometry in
            Text(verbatim: show(geometry.frame(in: .global)))
            Text(verbatim: show(geometry.frame(in: .named("row"))))
            Text(verbatim: show(geometry.frame(in: .local)))
          }
        }
        .coordinateSpace(name: "row")
      }
    }
    #expect(screen.texts == ["30,20,170,80", "30,0,170,80", "0,0,170,80"])
  }

  @Test func aMovedGeometryReaderReadsItsNewFrame() throws {
    let model = Model()
    let screen = layOut { Moving(model: model) }
    #expect(screen.texts == ["0"])
    model.width = 25
    screen.update()
    #expect(screen.texts == ["25"])
  }

  @Test func onGeometryChangeRunsItsActionWhenTheValueChanges() throws {
    let log = Log()
    let model = Model()
    let screen = layOut { Watching(model: model, log: log) }
    #expect(log.lines == ["100.0", "100.0 to 100.0"])
    model.width = 50
    screen.update()
    #expect(log.lines.suffix(2) == ["50.0", "100.0 to 50.0"])
    model.other += 1
    screen.update()
    #expect(log.lines.count == 4)
  }

  @Test func anchorsResolveToTheBoundsOfAnotherView() throws {
    let screen = layOut { Marking() }
    #expect(screen.texts.contains("marked 90,40,20,10"))
  }

  @Test func overlayPreferenceValueAlignsItsOverlay() throws {
    let screen = layOut {
      box("a", 60, 40).preference(key: NameKey.self, value: "n")
        .overlayPreferenceValue(NameKey.self, alignment: .bottomTrailing) { Text($0) }
    }
    #expect(try screen.find("n").frame == CGRect(x: 122, y: 50, width: 8, height: 20))
  }
}

private func show(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { String(Int($0)) }.joined(separator: ",")
}

@MainActor private final class Log {
  var lines: [String] = []
}

@Observable private final class Model {
  var width: CGFloat = 100
  var other = 0
}

private struct Logging: View {
  let log: Log
  let width: CGFloat
  var body: some View {
    let _ = log.lines.append("\(width)")
    Text("x")
  }
}

private struct Shown: View {
  let width: CGFloat
  var body: some View { Text(verbatim: "\(Int(width))") }
}

private struct Follower: View {
  let model: Model

  var body: some View {
    let _ = model.other
    GeometryReader { Shown(width: $0.size.width) }.frame(width: model.width)
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    VStack {
      GeometryReader { Text(verbatim: "\(count) of \(Int($0.size.width))") }
      Button("add") { count += 1 }
    }
  }
}

private struct Moving: View {
  let model: Model

  var body: some View {
    GeometryReader { Text(verbatim: "\(Int($0.frame(in: .global).minX))") }
      .offset(x: model.width == 100 ? 0 : model.width)
  }
}

private struct Watching: View {
  let model: Model
  let log: Log

  var body: some View {
    let _ = model.other
    Color.red.frame(width: model.width)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        log.lines.append("\($0)")
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        log.lines.append("\($0) to \($1)")
      }
  }
}

private struct NameKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct MarkKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct Marking: View {
  var body: some View {
    VStack(spacing: 0) {
      box("a", 20, 10).anchorPreference(key: MarkKey.self, value: .bounds) { $0 }
      box("b", 20, 10)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlayPreferenceValue(MarkKey.self) { anchor in
      GeometryReader { geometry in
        if let anchor { Text(verbatim: "marked \(show(geometry[anchor]))") }
      }
    }
  }
}
