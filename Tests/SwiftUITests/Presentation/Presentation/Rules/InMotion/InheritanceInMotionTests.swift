import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The known problems of what presentations inherit, by number, in each frame of their motion.
@MainActor @Suite struct InheritanceInMotionTests {
  @Test func problem1AMissingObjectReadInTheMiddleOfAMotionReportsItsReader() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let log = MotionLog()
        let screen = TestScreen { PresentsInMotion(.sheet) { ReadsLate(log: log) } }
        try screen.startPressing("show")
        screen.advance(by: 0.1)
        FileHandle.standardError.write(Data("The sheet is \(screen.presentations[0].phase)\n".utf8))
        log.ask?()
        screen.advance(by: 1 / 60)
      }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("The sheet is presenting"))
    #expect(text.contains("Fatal error: No ObservableObject of type GivenModel found."), "\(text.prefix(1000))")
    #expect(text.contains("asked for by ReadsInMotion, in ReadsLate"), "\(text.prefix(1000))")
  }

  @Test(arguments: [PresentationContainer.sheet, .fullScreenCover, .popover])
  func problem2ObjectsAndValuesAreThereInEachFrame(container: PresentationContainer) throws {
    let log = MotionLog()
    let screen = TestScreen { given { PresentsInMotion(container, log: log) { ReadsInMotion() } } }
    try screen.startPressing("show")
    var frames = 0
    try screen.eachFrame {
      frames += 1
      #expect(screen.texts == ["show", "given 3"])
    }
    #expect(frames > 20)
    log.close?()
    try screen.eachFrame {
      if !screen.presentations.isEmpty { #expect(screen.presentations[0].texts == ["given 3"]) }
    }
    #expect(screen.presentations.isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func problem2ObjectsAndValuesAreThereDuringADrag() throws {
    let screen = TestScreen {
      given { PresentsInMotion(.sheet) { LevelInside().presentationDetents([.medium, .large]) } }
    }
    try screen.find("show").tap()
    let touch = screen.touch(at: CGPoint(x: 195, y: 450))
    for step in 0..<40 {
      touch.move(by: CGSize(width: 0, height: step < 20 ? -20 : 30), over: 1 / 60)
      // The view comes and goes while the sheet is dragged.
      #expect(screen.presentations[0].texts == (step % 2 == 0 ? ["given 3"] : ["given 3", "given 3"]))
      LevelInside.change?()
      screen.update()
    }
    touch.lift()
    try screen.eachFrame {
      if let sheet = screen.presentations.first { #expect(sheet.texts.first == "given 3") }
    }
    #expect(screen.issues.isEmpty)
  }

  @Test(arguments: [PresentationContainer.alert, .confirmationDialog])
  func problem2ObjectsAndValuesAreThereInAlertsAndDialogs(container: PresentationContainer) throws {
    let screen = TestScreen { given { PresentsInMotion(container) { ButtonsInMotion() } } }
    try screen.startPressing("show")
    try screen.eachFrame { #expect(screen.presentations[0].texts.contains("given 3")) }
    try screen.startPressing("given 3")
    try screen.eachFrame {
      if let question = screen.presentations.first { #expect(question.texts.contains("given 3")) }
    }
    #expect(screen.presentations.isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func problem6TheEnvironmentIsDescribedInTheMiddleOfAMotion() throws {
    let log = MotionLog()
    let screen = TestScreen {
      given { PresentsInMotion(.sheet, log: log) { ReadsInMotion().environment(\.motionLevel, 5) } }
    }
    func lines() throws -> [Substring] {
      try screen.find("given 5").environment.description.split(separator: "\n")
    }
    try screen.startPressing("show")
    screen.advance(by: 0.1)
    for phase in [PresentationPhase.presenting, .dismissing(.action)] {
      #expect(screen.presentations[0].phase == phase)
      let lines = try lines()
      #expect(lines.contains { $0.hasPrefix("\\.motionLevel = 5, set by environment(\\.motionLevel)") })
      #expect(lines.contains { $0.hasPrefix("    hides 3, set by environment(\\.motionLevel)") })
      #expect(lines.contains { $0.hasPrefix("object GivenModel = ") })
      log.close?()
      screen.advance(by: 0.1)
    }
  }

  @Test func problem10AnEnvironmentCapturedInTheMiddleOfAMotionStaysAsItWas() throws {
    let log = MotionLog()
    let screen = TestScreen { given { PresentsInMotion(.sheet, log: log) { ReadsInMotion() } } }
    try screen.startPressing("show")
    screen.advance(by: 0.1)
    let captured = try screen.find("given 3").environment
    log.close?()
    screen.settle()
    #expect(captured.presentationPhase == .presenting)
    let other = TestScreen { ReadsInMotion().environment(\.self, captured) }
    #expect(other.texts == ["given 3"])
    #expect(other.issues.isEmpty)
  }

  @Test func problem14LazyRowsHaveTheirObjectsWhileTheirSheetIsDraggedAndScrolls() throws {
    let screen = TestScreen {
      given {
        PresentsInMotion(.sheet) {
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<200) { _ in ReadsInMotion().frame(height: 40) } }
          }
          .presentationDetents([.medium, .large])
        }
      }
    }
    try screen.find("show").tap()
    let few = screen.presentations[0].texts.count
    let touch = screen.touch(at: CGPoint(x: 195, y: 800))
    for _ in 0..<60 {
      touch.move(by: CGSize(width: 0, height: -15), over: 1 / 60)
      #expect(screen.presentations[0].texts.allSatisfy { $0 == "given 3" })
    }
    touch.lift()
    try screen.eachFrame { #expect(screen.presentations[0].texts.allSatisfy { $0 == "given 3" }) }
    #expect(screen.presentations[0].frame.minY == 10)
    #expect(screen.presentations[0].texts.count > few)
    #expect(screen.issues.isEmpty)
  }

  @Test(
    arguments: [PresentationContainer.sheet, .fullScreenCover, .popover, .alert, .confirmationDialog])
  func problem22ViewsKnowTheirContainerInEachFrame(container: PresentationContainer) throws {
    let log = MotionLog()
    let screen = TestScreen { PresentsInMotion(container, log: log) { ContainerInMotion(log: log) } }
    try screen.startPressing("show")
    screen.advance(by: 0.1)
    // Whatever it looks like in the new window, its kind is the same.
    screen.environment.horizontalSizeClass = .regular
    try screen.eachFrame { #expect(screen.presentations[0].texts.contains("in \(container)")) }
    log.close?()
    screen.update()
    screen.advance(by: 0.1)
    #expect(screen.presentations[0].texts.contains("in \(container)"))
    screen.settle()
    #expect(Set(log.lines.filter { $0.hasPrefix("in ") }) == ["in \(container)"])
  }

  private func given(@ViewBuilder _ content: () -> some View) -> some View {
    content().environment(\.motionLevel, 3).environmentObject(GivenModel("given"))
  }
}

/// Reads an object only when it is asked to.
private struct ReadsLate: View {
  let log: MotionLog
  @State private var isReading = false
  var body: some View {
    let _ = log.ask = { isReading = true }
    if isReading { ReadsInMotion() } else { Text("nothing") }
  }
}

/// Readers, of which the second one comes and goes.
private struct LevelInside: View {
  static var change: (() -> Void)?
  @State private var hasTwo = false
  var body: some View {
    let _ = Self.change = { hasTwo.toggle() }
    VStack {
      ReadsInMotion()
      if hasTwo { ReadsInMotion() }
      Spacer()
    }
    .padding(.top, 40)
    .frame(maxWidth: .infinity)
  }
}

private struct ButtonsInMotion: View {
  @EnvironmentObject private var model: GivenModel
  @Environment(\.motionLevel) private var level
  var body: some View { Button("\(model.name) \(level)") {} }
}

private struct ContainerInMotion: View {
  let log: MotionLog
  @Environment(\.presentationContainer) private var container
  var body: some View {
    let _ = log.lines.append("in \(container)")
    Button("in \(container)") {}
  }
}
