import SwiftUI

/// Springs, a card that opens, keyframes, and a disk that is thrown.
struct MotionPage: View {
  @State private var isMoved = false
  @State private var isOpen = false
  @State private var rings = 0

  var body: some View {
    Button("Move") {
      isMoved.toggle()
      withAnimation(.spring(duration: 0.5, bounce: 0.25)) { isOpen.toggle() }
      rings += 1
    }
    .buttonStyle(.borderedProminent)
    Card(title: "Springs") {
      SpringRow(name: "smooth", animation: .smooth, isMoved: isMoved)
      SpringRow(name: "snappy", animation: .snappy, isMoved: isMoved)
      SpringRow(name: "bouncy", animation: .bouncy(duration: 0.6, extraBounce: 0.15), isMoved: isMoved)
    }
    Card(title: "One view in two places") { HeroCard(isOpen: isOpen) }
    Card(title: "Keyframes") { RingingBell(rings: rings) }
    Card(title: "A throw, and where it will end") { ThrownDisk() }
  }
}

private struct SpringRow: View {
  let name: String
  let animation: Animation
  let isMoved: Bool

  var body: some View {
    ZStack(alignment: isMoved ? .trailing : .leading) {
      Capsule().fill(.quaternary).frame(height: 4)
      Circle().fill(.tint).frame(width: 20)
    }
    .frame(height: 20)
    .animation(animation, value: isMoved)
    .overlay { Text(name).font(.caption2).foregroundStyle(.secondary).offset(y: -8) }
  }
}

/// A small picture beside its title, or a large one above it: the same view in both places.
private struct HeroCard: View {
  let isOpen: Bool
  @Namespace private var namespace

  var body: some View {
    Group {
      if isOpen {
        VStack(alignment: .leading) {
          picture(cornerRadius: 16).matchedGeometryEffect(id: "picture", in: namespace).frame(height: 56)
          title.font(.title3)
        }
      } else {
        HStack {
          picture(cornerRadius: 8).matchedGeometryEffect(id: "picture", in: namespace).frame(width: 44, height: 44)
          title.font(.body)
          Spacer()
        }
      }
    }
    .frame(height: 88, alignment: .topLeading)
  }

  private func picture(cornerRadius: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: cornerRadius)
      .fill(.linearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
  }

  private var title: some View {
    Text("Evening").matchedGeometryEffect(id: "title", in: namespace, properties: .position)
  }
}

private struct RingingBell: View {
  let rings: Int

  private struct Pose {
    var angle = Angle.zero
    var scale = 1.0
    var height = 0.0
  }

  var body: some View {
    Image(systemName: "bell.fill")
      .font(.title)
      .foregroundStyle(.orange)
      .keyframeAnimator(initialValue: Pose(), trigger: rings) { bell, pose in
        bell
          .rotationEffect(pose.angle, anchor: .top)
          .scaleEffect(pose.scale)
          .offset(y: -pose.height)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(25), duration: 0.12)
          CubicKeyframe(.degrees(-20), duration: 0.16)
          CubicKeyframe(.degrees(12), duration: 0.16)
          SpringKeyframe(.zero, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.25, duration: 0.15)
          SpringKeyframe(1, duration: 0.5)
        }
        KeyframeTrack(\.height) {
          CubicKeyframe(10, duration: 0.2)
          CubicKeyframe(0, duration: 0.3)
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: 36)
  }
}

/// A disk that follows a finger. A ring shows where it will end if it is let go now.
struct ThrownDisk: View {
  @State private var place = CGSize.zero
  @GestureState private var drag: DragGesture.Value?

  var body: some View {
    ZStack {
      if let drag {
        Circle().stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
          .frame(width: 36)
          .offset(limited(place, movedBy: drag.predictedEndTranslation))
      }
      Circle().fill(.tint)
        .frame(width: 36)
        .accessibilityIdentifier("disk")
        .offset(limited(place, movedBy: drag?.translation ?? .zero))
        .gesture(
          DragGesture()
            .updating($drag) { value, drag, _ in drag = value }
            .onEnded { value in
              place = limited(place, movedBy: value.translation)
              withAnimation(.spring(duration: 0.5, bounce: 0.2)) {
                let rest = CGSize(
                  width: value.predictedEndTranslation.width - value.translation.width,
                  height: value.predictedEndTranslation.height - value.translation.height)
                place = limited(place, movedBy: rest)
              }
            })
    }
    .frame(maxWidth: .infinity)
    .frame(height: 64)
  }

  private func limited(_ place: CGSize, movedBy distance: CGSize) -> CGSize {
    CGSize(
      width: min(max(place.width + distance.width, -130), 130),
      height: min(max(place.height + distance.height, -14), 14))
  }
}
