import CanopyTesting
import Foundation
import SwiftUI
import Testing

// Programs as apps write them.

private enum BouncePhase: CaseIterable {
  case rest, up, squash

  var offset: CGFloat { self == .up ? -40 : 0 }
  var scale: CGSize { self == .squash ? CGSize(width: 1.2, height: 0.8) : CGSize(width: 1, height: 1) }
  var animation: Animation {
    switch self {
    case .rest: .smooth
    case .up: .easeOut(duration: 0.3)
    case .squash: .spring(duration: 0.3, bounce: 0.7)
    }
  }
}

private struct BouncingBall: View {
  let model: MovingModel

  var body: some View {
    VStack {
      Circle()
        .fill(.orange.gradient)
        .frame(width: 40, height: 40)
        .phaseAnimator(BouncePhase.allCases, trigger: model.number) { content, phase in
          content.scaleEffect(phase.scale).offset(y: phase.offset)
        } animation: { phase in
          phase.animation
        }
      Button("Tap") { model.number += 1 }
    }
  }
}

private struct AnimationValues {
  var scale = 1.0
  var verticalStretch = 1.0
  var verticalTranslation = 0.0
  var angle = Angle.zero
}

private struct ReactionButton: View {
  let reactions: Int

  var body: some View {
    Text("A")
      .keyframeAnimator(initialValue: AnimationValues(), trigger: reactions) { content, value in
        content
          .rotationEffect(value.angle)
          .scaleEffect(value.scale)
          .scaleEffect(y: value.verticalStretch)
          .offset(y: value.verticalTranslation)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.zero, duration: 0.58)
          CubicKeyframe(.degrees(16), duration: 0.125)
          CubicKeyframe(.degrees(-16), duration: 0.125)
          CubicKeyframe(.zero, duration: 0.125)
        }
        KeyframeTrack(\.verticalStretch) {
          CubicKeyframe(1.0, duration: 0.1)
          CubicKeyframe(0.6, duration: 0.15)
          CubicKeyframe(1.5, duration: 0.1)
          CubicKeyframe(1.0, duration: 0.3)
        }
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.36)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          SpringKeyframe(1.0, spring: .bouncy)
        }
        KeyframeTrack(\.verticalTranslation) {
          LinearKeyframe(0.0, duration: 0.1)
          SpringKeyframe(20.0, duration: 0.15, spring: .bouncy)
          SpringKeyframe(-60.0, duration: 1.0, spring: .bouncy)
          SpringKeyframe(0.0, spring: .bouncy)
        }
      }
  }
}

private struct ClockFace: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { timeline in
      Canvas { context, size in
        let seconds = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
        var path = Path()
        path.move(to: CGPoint(x: size.width / 2, y: size.height / 2))
        path.addLine(
          to: CGPoint(
            x: size.width / 2 + sin(seconds / 30 * .pi) * 40, y: size.height / 2 - cos(seconds / 30 * .pi) * 40))
        context.stroke(path, with: .color(.red), lineWidth: 2)
      }
      .frame(width: 100, height: 100)
    }
  }
}

private struct WaveView: View {
  var isPaused = false

  var body: some View {
    TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { context in
      wave(context)
    }
  }

  private func wave(_ context: TimelineViewDefaultContext) -> some View {
    let phase = context.date.timeIntervalSinceReferenceDate
    return Color.blue.frame(width: 20, height: 20).offset(x: 40 * sin(phase * 2))
  }
}

private struct Player: View {
  @State private var isPlaying = false
  @State private var count = 9

  var body: some View {
    VStack {
      Button {
        withAnimation { isPlaying.toggle() }
      } label: {
        Label("Play", systemImage: isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace.downUp))
      }
      Text("\(count)").contentTransition(.numericText(value: Double(count)))
      Button("More") { withAnimation(.snappy) { count += 1 } }
      Image(systemName: "heart.fill").symbolEffect(.bounce.up, options: .speed(1.5).repeat(2), value: count)
    }
  }
}

@MainActor
@Suite("Programs with animators, timelines and symbol effects")
struct AnimatorProgramsTests {
  @Test func aBallBouncesWhenTapped() throws {
    let model = MovingModel()
    let screen = TestScreen { BouncingBall(model: model) }
    let still = screen.displayList()
    try screen.find("Tap").tap()
    #expect(screen.displayList() == still)
    model.number += 1
    screen.advance(by: 0.2)
    #expect(screen.displayList() != still)
    screen.settle()
    #expect(screen.displayList() == still)
    #expect(screen.issues.isEmpty)
  }

  @Test func aReactionPlaysAllTracks() {
    let model = MovingModel()
    let screen = layOut { With(model) { ReactionButton(reactions: Int($0.number)) } }
    let still = screen.displayList()
    model.number = 1
    screen.update()
    var looks: Set<String> = []
    for _ in 0..<20 {
      screen.advance(by: 0.1)
      looks.insert(screen.displayList())
    }
    #expect(looks.count > 15)
    screen.settle()
    #expect(screen.displayList() == still)
    #expect(screen.issues.isEmpty)
  }

  @Test func aClockAndAWaveMove() {
    let screen = layOut {
      HStack {
        ClockFace()
        WaveView()
        WaveView(isPaused: true)
      }
    }
    let before = screen.displayList()
    screen.advance(by: 1.1)
    #expect(screen.displayList() != before)
    screen.settle()
    #expect(screen.issues.isEmpty)
  }

  @Test func aPlayerChangesItsContents() throws {
    let screen = TestScreen { Player() }
    try screen.find("Play").tap()
    try screen.find("More").tap()
    screen.advance(by: 0.1)
    screen.settle()
    #expect(screen.texts.contains("10"))
    #expect(screen.issues.isEmpty)
  }
}
