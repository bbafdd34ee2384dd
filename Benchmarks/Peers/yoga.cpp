// Builds the screens of the workloads as Yoga nodes, lays them out and reads every frame, and prints the same lines as
// constraint-bench. Usage: yoga WORKLOAD N
// Flexbox says some things otherwise: the labels of a form get the width of the widest one, which is known here.

#include <yoga/Yoga.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

namespace {

/// The nodes of one screen, which end with it.
struct Screen {
  YGNodeRef root = YGNodeNew();
  float width = 375, height = YGUndefined;

  ~Screen() { YGNodeFreeRecursive(root); }
};

YGNodeRef add(YGNodeRef parent) {
  YGNodeRef node = YGNodeNew();
  YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
  return node;
}

YGNodeRef addLeaf(YGNodeRef parent, float width, float height) {
  YGNodeRef node = add(parent);
  if (width >= 0) YGNodeStyleSetWidth(node, width);
  if (height >= 0) YGNodeStyleSetHeight(node, height);
  YGNodeStyleSetFlexShrink(node, 1);
  return node;
}

// A row of a list: an icon, a title above a subtitle, an accessory.
void fillRow(YGNodeRef row, int index) {
  YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
  YGNodeStyleSetAlignItems(row, YGAlignCenter);
  YGNodeStyleSetMinHeight(row, 44);
  YGNodeStyleSetPadding(row, YGEdgeHorizontal, 16);
  YGNodeStyleSetPadding(row, YGEdgeVertical, 8);
  YGNodeRef icon = addLeaf(row, 40, 40);
  YGNodeStyleSetFlexShrink(icon, 0);
  YGNodeRef texts = add(row);
  YGNodeStyleSetMargin(texts, YGEdgeLeft, 12);
  YGNodeStyleSetMargin(texts, YGEdgeRight, 8);
  YGNodeStyleSetFlexGrow(texts, 1);
  YGNodeStyleSetFlexShrink(texts, 1);
  YGNodeStyleSetAlignItems(texts, YGAlignFlexStart);
  YGNodeRef title = addLeaf(texts, 80 + index * 37 % 300, index % 3 == 2 ? 40 : 20);
  YGNodeStyleSetMaxWidthPercent(title, 100);
  YGNodeRef subtitle = addLeaf(texts, 60 + index * 53 % 280, 16);
  YGNodeStyleSetMargin(subtitle, YGEdgeTop, 4);
  YGNodeStyleSetMaxWidthPercent(subtitle, 100);
  YGNodeRef accessory = addLeaf(row, 24, 24);
  YGNodeStyleSetFlexShrink(accessory, 0);
}

struct Stack {
  int depth, leafStack = 0, leaf = 0;

  void fill(YGNodeRef stack, int level) {
    bool isHorizontal = level % 2 == 0, isLeaf = level == depth - 1;
    bool hasEqualSpacing = isLeaf && leafStack % 2 == 1;
    if (isLeaf) leafStack++;
    YGNodeStyleSetFlexDirection(stack, isHorizontal ? YGFlexDirectionRow : YGFlexDirectionColumn);
    YGNodeStyleSetGap(stack, YGGutterAll, isLeaf ? 4 : 8);
    if (isLeaf) YGNodeStyleSetAlignItems(stack, YGAlignCenter);
    if (hasEqualSpacing) YGNodeStyleSetJustifyContent(stack, YGJustifySpaceBetween);
    for (int index = 0; index < 10; index++) {
      if (isLeaf) {
        float width = 10 + leaf * 7 % 11, height = 10 + leaf * 5 % 7;
        leaf++;
        YGNodeRef view = addLeaf(stack, width, height);
        if (!hasEqualSpacing && index == 0) YGNodeStyleSetFlexGrow(view, 1);
      } else {
        YGNodeRef inner = add(stack);
        YGNodeStyleSetFlexGrow(inner, 1);
        YGNodeStyleSetFlexBasis(inner, 0);
        fill(inner, level + 1);
      }
    }
  }

  void extent(int level, float& width, float& height) const {
    bool isHorizontal = level % 2 == 0;
    if (level == depth - 1) {
      width = isHorizontal ? 300 : 40;
      height = isHorizontal ? 40 : 300;
      return;
    }
    extent(level + 1, width, height);
    (isHorizontal ? width : height) = 10 * (isHorizontal ? width : height) + 9 * 8;
  }
};

void buildStack(Screen& screen, int size) {
  Stack stack{std::max(1, static_cast<int>(std::lround(std::log10(size))))};
  stack.extent(0, screen.width, screen.height);
  stack.fill(screen.root, 0);
}

void buildForm(Screen& screen, int size) {
  float widest = 0;
  for (int index = 0; index < size; index++) widest = std::max(widest, 40.f + index * 13 % 80);
  YGNodeStyleSetPadding(screen.root, YGEdgeAll, 8);
  YGNodeStyleSetGap(screen.root, YGGutterRow, 8);
  for (int index = 0; index < size; index++) {
    YGNodeRef row = add(screen.root);
    YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(row, YGAlignCenter);
    YGNodeStyleSetGap(row, YGGutterColumn, 8);
    YGNodeStyleSetFlexShrink(addLeaf(row, widest, 20), 0);
    YGNodeStyleSetFlexGrow(addLeaf(row, 60, 30), 1);
  }
}

void buildChain(Screen& screen, int size) {
  YGNodeStyleSetPadding(screen.root, YGEdgeHorizontal, 16);
  YGNodeStyleSetPadding(screen.root, YGEdgeVertical, 8);
  YGNodeStyleSetGap(screen.root, YGGutterRow, 8);
  for (int index = 0; index < size; index++) addLeaf(screen.root, -1, 20 + index * 7 % 5);
}

void buildGrid(Screen& screen, int size) {
  int side = std::max(2, static_cast<int>(std::lround(std::sqrt(size))));
  screen.width = 40 * side + 100;
  screen.height = 40 * side + 60;
  YGNodeStyleSetPadding(screen.root, YGEdgeAll, 8);
  YGNodeStyleSetGap(screen.root, YGGutterRow, 8);
  for (int row = 0; row < side; row++) {
    YGNodeRef line = add(screen.root);
    YGNodeStyleSetFlexDirection(line, YGFlexDirectionRow);
    YGNodeStyleSetGap(line, YGGutterColumn, 8);
    YGNodeStyleSetFlexGrow(line, 1);
    YGNodeStyleSetFlexBasis(line, 0);
    for (int column = 0; column < side; column++) {
      YGNodeRef cell = add(line);
      YGNodeStyleSetFlexGrow(cell, 1);
      YGNodeStyleSetFlexBasis(cell, 0);
    }
  }
}

bool fill(Screen& screen, const std::string& name, int size, int index) {
  if (name == "list") {
    for (int row = 0; row < size; row++) fillRow(add(screen.root), row);
  } else if (name == "cells") {
    fillRow(screen.root, index);
  } else if (name == "stack") {
    buildStack(screen, size);
  } else if (name == "form") {
    buildForm(screen, size);
  } else if (name == "chain") {
    buildChain(screen, size);
  } else if (name == "grid") {
    buildGrid(screen, size);
  } else {
    return false;
  }
  return true;
}

double read(YGNodeRef node, int& count) {
  count++;
  double sum = YGNodeLayoutGetLeft(node) + YGNodeLayoutGetTop(node) + YGNodeLayoutGetWidth(node) + YGNodeLayoutGetHeight(node);
  for (size_t index = 0; index < YGNodeGetChildCount(node); index++) sum += read(YGNodeGetChild(node, index), count);
  return sum;
}

double processorTime() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) {
    std::fprintf(stderr, "usage: yoga WORKLOAD N\n");
    return 2;
  }
  std::string name = arguments[1];
  int size = std::atoi(arguments[2]), views = 0;
  std::vector<double> times;
  double total = 0, checksum = 0;
  while (times.size() < 5 || (total < 0.3 && times.size() < 20000)) {
    std::vector<Screen> screens(name == "cells" ? size : 1);
    views = 0;
    double start = processorTime();
    for (size_t index = 0; index < screens.size(); index++) {
      Screen& screen = screens[index];
      if (!fill(screen, name, size, static_cast<int>(index))) {
        std::fprintf(stderr, "no workload %s\n", name.c_str());
        return 2;
      }
      YGNodeCalculateLayout(screen.root, screen.width, screen.height, YGDirectionLTR);
      checksum += read(screen.root, views);
    }
    times.push_back(processorTime() - start);
    total += times.back();
  }
  std::sort(times.begin(), times.end());
  std::printf(
      "yoga,%s,%d,%d,0,build,%.9f,%.9f,%zu,%d\n", name.c_str(), size, views, times.front(), times[times.size() / 2],
      times.size(), checksum > 0 ? 0 : 1);
}
