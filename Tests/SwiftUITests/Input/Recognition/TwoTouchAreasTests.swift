import CanopyInput
import CanopyPresentation
import CanopyScene
import SwiftUI
import Testing

@testable import CanopyTesting

/// The areas in which hosts leave two touches to the app.
@MainActor @Suite struct TwoTouchAreasTests {
  private func areas(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    let content = content()
    let screen = layOut(width: 200, height: 200) { content.frame(width: 100, height: 50) }
    screen.settle()
    return screen.frame.twoTouchAreas
  }

  private static let area = CGRect(x: 50, y: 75, width: 100, height: 50)

  @Test func viewsWithGesturesOfTwoTouchesAreFound() {
    #expect(areas { Color.red.gesture(MagnifyGesture()) } == [Self.area])
    #expect(areas { Color.red.gesture(MagnificationGesture().onChanged { _ in }) } == [Self.area])
    #expect(areas { Color.red.simultaneousGesture(RotationGesture().onEnded { _ in }) } == [Self.area])
    #expect(areas { Color.red.gesture(DragGesture().simultaneously(with: RotateGesture())) } == [Self.area])
    #expect(areas { Color.red.gesture(AnyGesture(TapGesture().sequenced(before: MagnifyGesture()))) } == [Self.area])
  }

  @Test func otherGesturesAndDisabledOnesAreLeftOut() {
    #expect(areas { Color.red.gesture(DragGesture().exclusively(before: TapGesture())) } == [])
    #expect(areas { Color.red.gesture(AnyGesture(LongPressGesture())) } == [])
    #expect(areas { Color.red.gesture(MagnifyGesture(), isEnabled: false) } == [])
    #expect(areas { Color.red.gesture(MagnifyGesture()).disabled(true) } == [])
  }

  @Test func aSheetCoversThem() {
    let screen = TestScreen {
      Color.red.gesture(MagnifyGesture()).sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    screen.settle()
    #expect(screen.frame.twoTouchAreas == [])
  }
}
