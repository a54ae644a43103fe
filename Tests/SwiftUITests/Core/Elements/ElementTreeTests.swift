import CanopyCore
import CanopyTesting
import SwiftUI
import Testing

/// The tree of elements has exactly those of the views that are there.
@MainActor @Suite struct ElementTreeTests {
  /// Returns how many elements `use` leaves behind.
  private func left(by use: () throws -> Void) rethrows -> Int {
    let before = ViewRuntime.elements.live
    try use()
    return ViewRuntime.elements.live - before
  }

  @Test func aClosedScreenLeavesNothing() throws {
    let left = try left {
      let screen = TestScreen { Everything(model: Model()) }
      try screen.find("Count 0").tap()
      screen.close()
    }
    #expect(left == 0)
  }

  @Test func whatComesAndGoesLeavesNothing() {
    let model = Model()
    let screen = TestScreen { Everything(model: model) }
    // The first time, whatever is made once is made.
    func changeAndReturn() {
      model.isOn = true
      model.rows = [3, 1, 7, 2]
      screen.settle()
      model.identity += 1
      screen.settle()
      model.isOn = false
      model.rows = [1, 2, 3]
      screen.settle()
    }
    changeAndReturn()
    #expect(left { for _ in 0..<5 { changeAndReturn() } } == 0)
  }

  @Test func rowsOfAPlaceHaveAsManyElementsAsTheyHaveViews() {
    let model = Model()
    let screen = TestScreen { Rows(model: model) }
    func added(by change: () -> Void) -> Int {
      left {
        change()
        screen.update()
      }
    }
    #expect(added { model.rows = Array(1...10) } == 7)
    #expect(added { model.rows.reverse() } == 0)
    #expect(added { model.rows = [] } == -10)
  }

  @Test func anAnimatedRemovalEndsWithItsAnimation() {
    let model = Model()
    let screen = TestScreen { Everything(model: model) }
    model.isOn = true
    screen.settle()
    let left = left {
      withAnimation { model.isOn = false }
      screen.advance(by: 0.05)
      withAnimation { model.isOn = true }
      screen.settle()
    }
    #expect(left == 0)
  }

  @Test func aPresentedSheetHasElementsOnlyWhileItIsThere() {
    let model = Model()
    let screen = TestScreen {
      Text("presenter").sheet(isPresented: Bindable(model).isOn) { Everything(model: Model()) }
    }
    func presentAndDismiss() {
      model.isOn = true
      screen.settle()
      #expect(screen.presentations.count == 1)
      model.isOn = false
      screen.settle()
    }
    presentAndDismiss()
    #expect(left { presentAndDismiss() } == 0)
  }

  @Test func eachScreenHasATreeOfItsOwn() throws {
    let (first, second) = (TestScreen { Everything(model: Model()) }, TestScreen { Everything(model: Model()) })
    try first.find("Count 0").tap()
    #expect(first.texts.contains("Count 1") && second.texts.contains("Count 0"))
    first.close()
    try second.find("Count 0").tap()
    #expect(second.texts.contains("Count 1"))
  }
}

@Observable private final class Model {
  var isOn = false
  var rows = [1, 2, 3]
  var identity = 0
}

private struct Rows: View {
  let model: Model

  var body: some View { VStack { ForEach(model.rows, id: \.self) { Text("\($0)") } } }
}

/// Views of many kinds that come and go.
private struct Everything: View {
  let model: Model

  var body: some View {
    VStack {
      Tally()
      if model.isOn {
        Text("on").overlay { Color.red }.background { Text("behind").opacity(0.5) }.transition(.scale)
      } else {
        EmptyView()
      }
      ForEach(model.rows, id: \.self) { row in
        HStack {
          Text("Row \(row)")
          if row.isMultiple(of: 2) == model.isOn { Image(systemName: "star") }
        }
      }
      Group {
        AnyView(Text("any")).id(model.identity)
        switch model.rows.count {
        case 3: Text("three")
        case 4: Toggle("four", isOn: .constant(true))
        default: Spacer()
        }
      }
      .onAppear {}
      .padding(2)
      GeometryReader { geometry in if model.isOn { Text("\(geometry.size.width)") } }
      ScrollView { LazyVStack { ForEach(model.rows, id: \.self) { Text("Lazy \($0)") } } }
      ViewThatFits {
        if model.isOn { Text("fits") }
        Text("fits, too")
      }
    }
  }
}

private struct Tally: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}
