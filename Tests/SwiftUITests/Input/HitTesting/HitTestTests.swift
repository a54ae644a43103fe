import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Touches reach what people see")
struct HitTestTests {
  private let log = ActionLog()

  private func touched(at point: CGPoint, @ViewBuilder _ content: () -> some View) -> [String] {
    log.lines = []
    let screen = TestScreen(size: CGSize(width: 200, height: 200), content: content)
    screen.send(.began, at: point)
    screen.send(.ended, at: point)
    screen.settle()
    return log.lines
  }

  private func square(_ name: String, _ color: Color = .red) -> some View {
    color.frame(width: 100, height: 100).onTapGesture { log.add(name) }
  }

  @Test("The frontmost view is touched, also by its zIndex")
  func order() {
    let center = CGPoint(x: 100, y: 100)
    #expect(
      touched(at: center) {
        ZStack {
          square("back"); square("front")
        }
      } == ["front"])
    #expect(
      touched(at: center) {
        ZStack {
          square("first").zIndex(1); square("second")
        }
      } == ["first"])
    #expect(touched(at: center) { square("view").background { square("behind") } } == ["view"])
    #expect(touched(at: center) { square("view").overlay { square("over") } } == ["over"])
  }

  @Test("Views that ignore touches, hidden ones and invisible ones let touches through")
  func transparency() {
    let center = CGPoint(x: 100, y: 100)
    #expect(
      touched(at: center) {
        ZStack {
          square("back"); square("front").allowsHitTesting(false)
        }
      } == ["back"])
    #expect(
      touched(at: center) {
        ZStack {
          square("back"); square("front").hidden()
        }
      } == ["back"])
    #expect(
      touched(at: center) {
        ZStack {
          square("back"); square("front").opacity(0)
        }
      } == ["back"])
    #expect(
      touched(at: center) {
        ZStack {
          square("back"); square("front", .clear)
        }
      } == ["back"])
    #expect(
      touched(at: center) {
        ZStack {
          square("back"); square("front").disabled(true)
        }
      } == [])
  }

  @Test("A shape is touched inside of its outline only")
  func shapes() {
    let corner = CGPoint(x: 55, y: 55)
    #expect(touched(at: corner) { Circle().frame(width: 100, height: 100).onTapGesture { log.add("circle") } } == [])
    #expect(touched(at: corner) { square("clipped").clipShape(Circle()) } == [])
    #expect(touched(at: corner) { square("square") } == ["square"])
    #expect(
      touched(at: CGPoint(x: 100, y: 100)) {
        Circle().stroke(lineWidth: 10).frame(width: 100, height: 100).onTapGesture { log.add("ring") }
      } == [])
    #expect(
      touched(at: CGPoint(x: 52, y: 100)) {
        Circle().stroke(lineWidth: 10).frame(width: 100, height: 100).onTapGesture { log.add("ring") }
      } == ["ring"])
  }

  @Test("A content shape decides where a view is touched")
  func contentShape() {
    let gap = CGPoint(x: 100, y: 100)
    func row(_ shape: Bool) -> some View {
      let stack = HStack {
        Text("A")
        Spacer()
        Text("B")
      }
      return Group {
        if shape {
          stack.contentShape(.rect).onTapGesture { log.add("row") }
        } else {
          stack.onTapGesture { log.add("row") }
        }
      }
    }
    #expect(touched(at: gap) { row(false) } == [])
    #expect(touched(at: gap) { row(true) } == ["row"])
    let corner = CGPoint(x: 55, y: 55)
    #expect(touched(at: corner) { square("round").contentShape(Circle()) } == [])
    #expect(
      touched(at: corner) {
        Color.red.frame(width: 100, height: 100).contentShape(.dragPreview, Circle()).onTapGesture { log.add("kind") }
      } == ["kind"])
  }

  @Test("Offsets, scales, rotations and projections move what is touched")
  func transforms() {
    #expect(touched(at: CGPoint(x: 175, y: 100)) { square("offset").offset(x: 60) } == ["offset"])
    #expect(touched(at: CGPoint(x: 60, y: 100)) { square("offset").offset(x: 60) } == [])
    #expect(touched(at: CGPoint(x: 60, y: 60)) { square("small").scaleEffect(0.5) } == [])
    #expect(touched(at: CGPoint(x: 5, y: 5)) { square("large").scaleEffect(2) } == ["large"])
    #expect(touched(at: CGPoint(x: 55, y: 55)) { square("turned").rotationEffect(.degrees(45)) } == [])
    #expect(touched(at: CGPoint(x: 100, y: 35)) { square("turned").rotationEffect(.degrees(45)) } == ["turned"])
    #expect(
      touched(at: CGPoint(x: 52, y: 100)) { square("deep").rotation3DEffect(.degrees(80), axis: (x: 0, y: 1, z: 0)) }
        == [])
  }

  @Test("The location of a tap is that in the view, inside of its transforms")
  func localLocations() {
    var local: CGPoint?
    let lines = touched(at: CGPoint(x: 120, y: 100)) {
      Color.red.frame(width: 100, height: 100).onTapGesture { local = $0 }
        .rotationEffect(.degrees(90)).scaleEffect(2)
    }
    #expect(lines == [])
    #expect(abs((local?.x ?? 0) - 50) < 1e-9)
    #expect(abs((local?.y ?? 0) - 40) < 1e-9)
  }

  @Test("Scrolled content is touched where it is shown, and not outside of the scroll view")
  func scrolling() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Text("Row \(row)").frame(width: 200, height: 50).contentShape(.rect).onTapGesture { log.add("\(row)") }
          }
        }
      }
      .frame(height: 100)
    }
    func tap(_ y: CGFloat) {
      screen.send(.began, at: CGPoint(x: 100, y: y))
      screen.send(.ended, at: CGPoint(x: 100, y: y))
      screen.settle()
    }
    tap(60)
    tap(10)
    try screen.find("Row 0").scroll(by: CGSize(width: 0, height: 100))
    tap(60)
    #expect(log.lines == ["0", "2"])
    try screen.findInTree("Row 9").tap()
    #expect(log.lines == ["0", "2", "9"])
  }

  @Test("What is covered can't be found, and can't be tapped; the errors name the cover")
  func coveredError() throws {
    let screen = TestScreen {
      ZStack {
        Button("Save") {}
        Text("Wait").frame(width: 300, height: 300).background(.red)
      }
    }
    let found = #expect(throws: TestError.self) { try screen.find("Save") }
    #expect(
      found?.message == "The text “Save” can't be seen: “Wait” is in front of it. It shows: “Wait”.")
    let error = #expect(throws: TestError.self) { try screen.findInTree("Save").tap() }
    #expect(error?.message == "The text “Save” cannot be tapped: “Wait” is in front of it.")
  }
}
